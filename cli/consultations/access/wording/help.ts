import { AS_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const accessHelp = {
  inGeneral: `  access list               list who read a patient's health data
  access retained           print what is kept of erased accounts' appointments
`,
  groups: {
    access: `Usage: niramaya access COMMAND

  list                      list who read a patient's health data
  retained                  print what is kept of erased accounts' appointments

Example:
  niramaya access list --patient 5555500001 --reason "Ticket 17"
`,
  },
  commands: {
    "access list": `Usage: niramaya access list --patient WHO --reason TEXT [--limit N]
       [--as NAME] [--data DIR] [--json]

Lists who read the health data of a customer and their members, when, of which
kind and for which appointment, the newest first. What was read is not part of
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
    "access retained": `Usage: niramaya access retained --practitioner ID --day DAY --reason TEXT
       [--as NAME] [--data DIR]

Prints, as JSON, what care law keeps of the appointments of erased accounts
with a practitioner on an Indian day: consents, the steps of the calls, what was
shared, and signed prescriptions, under a pseudonym. It is there for 3 years
from the appointment. The audit log says who asked, and why.
  --practitioner  with whom the appointments were
  --day           on which day, as 2026-11-20
  --reason        why you ask, without health data in it
${AS_HELP}
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya access retained --practitioner joshi --day 2026-11-20 --reason Court
`,
  },
} as const satisfies CommandHelp;
