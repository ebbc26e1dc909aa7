import { AS_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const accessHelp = {
  inGeneral: `  access list               list who read a patient's health data
`,
  groups: {
    access: `Usage: niramaya access COMMAND

  list                      list who read a patient's health data

Example:
  niramaya access list --patient 5555500001 --reason "Ticket 17"
`,
  },
  commands: {
    "access list": `Usage: niramaya access list --patient WHO --reason TEXT [--limit N]
       [--as NAME] [--data DIR] [--json]

Lists who read the health data of a customer and their members, when, of which
kind and for which appointment, the newest first. What was read is no part of
it. The audit log says who asked, and why.
  --patient  whose data, named by mobile, e-mail address or id
  --reason   why you ask, without health data in it
  --limit    how many, from 1 to 1000; else 50
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 there is no such customer, or the data cannot be used;
2 wrong usage.

Example:
  niramaya access list --patient 5555500001 --reason "Ticket 17"
`,
  },
} as const satisfies CommandHelp;
