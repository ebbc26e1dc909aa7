import { DATA_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const doctorHelp = {
  inGeneral: `  doctor                    say what is misconfigured
`,
  groups: {},
  commands: {
    doctor: `Usage: niramaya doctor [--settings] [--data DIR] [--json]

Says what is misconfigured: settings, folders, database, tables, jobs, clock.
  --settings  lists every setting instead: its meaning, default and value
${DATA_HELP}

Exit status: 0 nothing keeps the shop from working; 1 something does; 2 wrong
usage.

Example:
  niramaya doctor
`,
  },
} as const satisfies CommandHelp;
