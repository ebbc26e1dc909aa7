import { AS_HELP, CHECK_HELP, FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

const EXAMPLE = `'{"now":"2026-11-22T10:00","from":"2026-11-23","to":"2026-11-24",
      "practitioner":{"_id":"asha","status":"ACTIVE","lengths":[30]},"length":30,
      "windows":[{"weekday":"monday","from":"09:00","to":"12:00"}]}'`;

export const slotsHelp = {
  inGeneral: `  slots list FILE           list free times, and why others are not free
  slots explain FILE        say why one time is free or is not
`,
  groups: {
    slots: `Usage: niramaya slots COMMAND FILE [options]

  list FILE                 list free times, and why others are not free
  explain FILE              say why one time is free or is not

Example:
  niramaya slots list slots.json
`,
  },
  commands: {
    "slots list": `Usage: niramaya slots list FILE [--json | --ndjson]
       niramaya slots list --practitioner ID --from DAY --to DAY [--length MINUTES]
       [--patient WHO] [--export] [--as NAME] [--data DIR] [--json]

Lists the times of a practitioner that are offered, by day, and a calendar in
which every other time has its one reason: of a file, or of a practitioner in
the shop's data, as calendar show does; --export prints the file of the same. Of
the shop's data the audit log records who looked, and at whom.
${CHECK_HELP}
${AS_HELP}

${FILE_HELP}
${STATUS_HELP}

Example:
  echo ${EXAMPLE} |
    niramaya slots list -
`,
    "slots explain": `Usage: niramaya slots explain FILE --at INSTANT [--json]

Says why a time is offered or is not, and which offered times are nearest.
  --at INSTANT  the time, such as 2026-11-23T10:00:00+05:30; within from and to
  --json        as one JSON object

${FILE_HELP}
${STATUS_HELP}

Example:
  echo ${EXAMPLE} |
    niramaya slots explain - --at 2026-11-23T10:00
`,
  },
} as const satisfies CommandHelp;
