import { AS_HELP, DATA_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const inboxHelp = {
  inGeneral: `  inbox list                list what people wrote to the shop
  inbox mark                say how far an enquiry is
`,
  groups: {
    inbox: `Usage: niramaya inbox COMMAND

  list                      list what people wrote to the shop
  mark                      say how far an enquiry is

Example:
  niramaya inbox list --kind hospital
`,
  },
  commands: {
    "inbox list": `Usage: niramaya inbox list [--kind KIND] [--as NAME] [--data DIR] [--json]

Lists enquiries, then messages, what came last first; at most 200 of each. The
audit log records who looked, and how many there were.
  --kind KIND  enquiries of this kind alone: hospital, health-plan, corporate
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya inbox list --kind hospital
`,
    "inbox mark": `Usage: niramaya inbox mark --enquiry ID --state STATE [--as NAME] [--data DIR]
       [--json]

Says how far an enquiry is: it is new, then contacted, then closed. One that is
new or contacted may be spam instead.
  --enquiry ID  as inbox list shows it
  --state STATE  contacted, closed or spam
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such enquiry, or it is out of turn; 2 wrong
usage.

Example:
  niramaya inbox mark --enquiry 0193f5a0-7b1c-7000-8000-000000000001 \\
    --state spam
`,
  },
} as const satisfies CommandHelp;
