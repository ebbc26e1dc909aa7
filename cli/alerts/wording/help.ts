import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const alertHelp = {
  inGeneral: `  alert list                show what people want to be told about
  alert send                notify people whose alerts are due
`,
  groups: {
    alert: `Usage: niramaya alert COMMAND

  list                      show what people want to be told about
  send                      notify people whose alerts are due

Example:
  niramaya alert send --dry-run
`,
  },
  commands: {
    "alert list": `Usage: niramaya alert list [--customer WHO [--as NAME]] [--data DIR] [--json]

Shows for each product and area how many people want to know when it is back,
costs less or opens, and how many of them would be notified now.
  --customer WHO  what the customer with this mobile number, e-mail address or
              id waits for, and what they were sent in the last 30 days, in
              Indian time; the audit log records who looked
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 nobody has that number, address or id, or the data cannot
be used; 2 wrong usage.

Example:
  niramaya alert list --customer 9876543210
`,
    "alert send": `Usage: niramaya alert send [--dry-run] [--as NAME] [--data DIR] [--json]

Notifies people whose alerts are due, at most 2,000 of them, as the server does
every minute on its own. E-mails go out once a server runs. The audit log records who
did it, before the first is notified; nothing, if there is nobody to notify.
  --dry-run   shows how many would be notified and of what, and notifies nobody
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya alert send --dry-run
`,
  },
} as const satisfies CommandHelp;
