import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const alertHelp = {
  inGeneral: `  alert list                say what people wait to be told of
  alert send                tell those whose wish has come about
`,
  groups: {
    alert: `Usage: niramaya alert COMMAND

  list                      say what people wait to be told of
  send                      tell those whose wish has come about

Example:
  niramaya alert send --dry-run
`,
  },
  commands: {
    "alert list": `Usage: niramaya alert list [--customer WHO [--as NAME]] [--data DIR] [--json]

Says for each product and area how many people wait to be told that it is back,
costs less or opens, and how many of them would be told now.
  --customer WHO  what the customer with this mobile number, e-mail address or
              id waits for, and what they were told in the last 30 days, in
              Indian time; the audit log has who looked
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 nobody has that number, address or id, or the data cannot
be used; 2 wrong usage.

Example:
  niramaya alert list --customer 9876543210
`,
    "alert send": `Usage: niramaya alert send [--dry-run] [--as NAME] [--data DIR] [--json]

Tells those whose wish has come about, at most 2,000 of them, as the server does
every minute by itself. Letters go out once a server runs. The audit log has who
did it, before the first is told; nothing, if there is nobody to tell.
  --dry-run   says how many would be told and of what, and tells nobody
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya alert send --dry-run
`,
  },
} as const satisfies CommandHelp;
