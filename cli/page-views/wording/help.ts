import { DATA_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const pageViewsHelp = {
  inGeneral: `  views list                say how often pages were looked at
`,
  groups: {
    views: `Usage: niramaya views COMMAND

  list                      say how often pages were looked at

Example:
  niramaya views list
`,
  },
  commands: {
    "views list": `Usage: niramaya views list [--from DAY] [--to DAY] [--data DIR] [--json]

Says how often the pages of each route were looked at, the most looked at first.
Nothing in it is about a person: only routes and days are counted, and nothing
where a browser asks not to be tracked. A server writes its counts each minute.
  --from DAY  from this Indian day on; else the last 30 days
  --to DAY    to this one, which is included; else to today
${DATA_HELP}, with the count of each day too

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya views list --from 2026-11-01 --to 2026-11-30
`,
  },
} as const satisfies CommandHelp;
