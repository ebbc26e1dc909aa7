import { AS_HELP, DATA_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const termsHelp = {
  inGeneral: `  terms show                show the discount for paying online, and cash limit
  terms set                 change that
`,
  groups: {
    terms: `Usage: niramaya terms COMMAND

  show                      show the discount for paying online, and cash limit
  set                       change that

Example:
  niramaya terms show
`,
  },
  commands: {
    "terms show": `Usage: niramaya terms show [--data DIR] [--json]

Shows the discount for paying online, and up to which total cash is accepted.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya terms show
`,
    "terms set": `Usage: niramaya terms set [--prepaid PERCENT] [--at-most RUPEES] [--from RUPEES]
       [--cash RUPEES] [--as NAME] [--data DIR] [--json]

Changes what is named and leaves the rest. Orders that were quoted before stay
as they were quoted.
  --prepaid PERCENT  the discount for paying online; 0 for none
  --at-most RUPEES   the largest discount; none for no limit
  --from RUPEES      the smallest order, after its coupon, that it counts for
  --cash RUPEES      the largest total that may be paid in cash
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 they cannot be so, or the data cannot be used; 2 wrong
usage, or nothing to change.

Example:
  niramaya terms set --prepaid 5 --at-most 100 --from 499
`,
  },
} as const satisfies CommandHelp;
