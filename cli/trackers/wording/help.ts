import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const trackerHelp = {
  inGeneral: `  tracker show              show what a customer noted, with a reason
  tracker recheck           what differs from its presses or its formula
  tracker recount           add days up again from their entries
`,
  groups: {
    tracker: `Usage: niramaya tracker COMMAND [options]

  show                      show what a customer noted, with a reason
  recheck                   what differs from its presses or its formula
  recount                   add days up again from their entries

Example:
  niramaya tracker recheck
`,
  },
  commands: {
    "tracker show": `Usage: niramaya tracker show --patient WHO --reason TEXT [--from DAY] [--to DAY]
       [--as NAME] [--data DIR] [--json]

Shows what a customer noted of each day: the day's figure, its goal and state,
and the entries from which it is worked out. The audit log records who looked,
when, at which days and why.
  --patient WHO   their mobile number, e-mail address or id
  --reason TEXT   why, for the log: at most 500 characters, no names
  --from DAY      the first day; 29 days before the last where it is left out
  --to DAY        the last day; today where it is left out. At most 366 days
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 nobody has that number, address or id, or the data cannot
be used; 2 wrong usage.

Example:
  niramaya tracker show --patient 9876543210 --reason "ticket 1042: lost glasses"
`,
    "tracker recheck": `Usage: niramaya tracker recheck [--data DIR] [--json]

Folds the presses of every entry again, looks up its food or activity, adds every
day up again, and works every saved result out again. It says what comes out
differently, by ids alone, and changes nothing.
${DATA_LIST_HELP}

Exit status: 0 nothing differs; 1 something does, or the data cannot be used;
2 wrong usage.

Example:
  niramaya tracker recheck
`,
    "tracker recount": `Usage: niramaya tracker recount [--as NAME] [--data DIR] [--json]

Adds every day of water, sleep, exercise and meals up again from its entries, and
puts right what is stored of a day where that differs. The audit log records how
many days differed.
${AS_HELP}
${DATA_HELP}

Exit status: 0 every day is right now; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya tracker recount
`,
  },
} as const satisfies CommandHelp;
