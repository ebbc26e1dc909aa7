import { AS_HELP, DATA_HELP, DATA_LIST_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const planHelp = {
  inGeneral: `  plan import FILE          put the health plans of a file on their page
  plan list                 list the health plans that are offered
  plan show ID              show one of them
  plan sold                 list the plans that were bought
  plan bill                 issue bills that plans lack
`,
  groups: {
    plan: `Usage: niramaya plan COMMAND

  import FILE               put the health plans of a file on their page
  list                      list the health plans that are offered
  show ID                   show one of them
  sold                      list the plans that were bought
  bill                      issue bills that plans lack

Example:
  niramaya plan list
`,
  },
  commands: {
    "plan import": `Usage: niramaya plan import FILE [--dry-run] [--as NAME] [--data DIR] [--json]

Puts the plans of FILE on the health-plan page, in their order, replacing
all that was there: all of FILE, or nothing where a line is faulty. FILE is NDJSON
in UTF-8; "-" reads standard input. What "plan list --json" prints is such a file.
  {_id, title, text, price (rupees a year, with tax), people, includes [text],
  consultations (how many it pays for; 0 where it is left out),
  lab_percent (what it takes off lab tests, at most 90; 0 where it is left out), picture,
  hi {title, text, includes}: the same in Hindi, all of it; without it pages in Hindi
  show the English}
  --dry-run   show the same and change nothing
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by number and field, there is no page
yet, or the data cannot be used; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya plan import plans.ndjson --dry-run
`,
    "plan list": `Usage: niramaya plan list [--data DIR] [--json]

Lists the health plans that are offered, in the order of their page.
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya plan list
`,
    "plan show": `Usage: niramaya plan show ID [--data DIR] [--json]

Shows a health plan that is offered, with all that it includes.
${DATA_HELP}

Exit status: 0 done; 1 there is no such plan, or the data cannot be used; 2 wrong
usage.

Example:
  niramaya plan show parivar
`,
    "plan sold": `Usage: niramaya plan sold [--customer ID] [--data DIR] [--json]

Lists the health plans that were bought, the latest first: state, price, term, the
consultations that are used and left, and what goes back. Whom they cover and what
for is not part of it.
  --customer ID  only those of this customer
${DATA_LIST_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya plan sold
`,
    "plan bill": `Usage: niramaya plan bill [--as NAME] [--data DIR] [--json]

Issues the bills, and the credit notes against them, of plans that were paid before
there were bills: in the order in which they were paid, dated today, with the next
numbers of the series. "niramaya doctor" names such plans. Called again, it finds none.
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya plan bill
`,
  },
} as const satisfies CommandHelp;
