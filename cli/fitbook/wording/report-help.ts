import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const reportHelp = {
  inGeneral: `  report list               list whom customers reported, and why
  report settle             say what became of a report
`,
  groups: {
    report: `Usage: niramaya report COMMAND

  list                      list whom customers reported, and why
  settle                    say what became of a report

Example:
  niramaya report list
`,
  },
  commands: {
    "report list": `Usage: niramaya report list [--settled] [--data DIR] [--json]

Lists what customers told of others who misbehave, with the ids of both: what is
open, the oldest first; at most 200. See who somebody is with niramaya user
show, and keep them out with niramaya user block.
  --settled   what was settled instead, the last first
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya report list
`,
    "report settle": `Usage: niramaya report settle --report ID --outcome OUTCOME [--as NAME]
       [--data DIR] [--json]

Says what became of a report, once. Neither of the two customers is told, and
nothing is done to either.
  --report ID        as report list tells it; a later report of the same customer
                     on the same other one has another id
  --outcome OUTCOME  acted, or dismissed
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such report, it is settled already, or the
data cannot be used; 2 wrong usage.

Example:
  niramaya report settle --report 0b6f0f3e-5f0a-4c5e-9a53-0c6f2f7d9a11 --outcome acted
`,
  },
} as const satisfies CommandHelp;
