import { FILE_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const cartHelp = {
  inGeneral: `  cart check FILE           print the bill of a cart
  cart explain FILE         say why a coupon gives what it gives
  cart whatif FILE          say what would unlock each coupon and free shipping
  cart diff FILE FILE       say why two bills differ
`,
  groups: {
    cart: `Usage: niramaya cart COMMAND FILE [options]

  check FILE                print the bill of a cart
  explain FILE              say why a coupon gives what it gives
  whatif FILE               say what would unlock each coupon and free shipping
  diff FILE FILE            say why two bills differ

Example:
  niramaya cart check cart.json
`,
  },
  commands: {
    "cart check": `Usage: niramaya cart check FILE [--json] [--explain]
       niramaya cart check --ndjson FILE [--explain]
       niramaya cart check --user WHO [--as NAME] [--json] [--explain]
       [--data DIR]

Prints the bill of a cart.
  --json      as one JSON object, amounts as text with two decimals
  --explain   with the facts that every figure follows from
  --ndjson    one input a line, one JSON result a line; a faulty line gives
              {"errors":[{"path","expected"}]} and the rest goes on
  --user WHO  the cart of the customer with this mobile number, e-mail address
              or id, as it is now; the audit log records who looked
  --as NAME   with --user: who looks, as the audit log has it; else
              NIRAMAYA_STAFF, else the user of this machine
  --data DIR  with --user: the shipped database in this folder

${FILE_HELP}
${STATUS_HELP}

Example:
  echo '{"cart":[{"quantity":2,"product":{"_id":"p1","title":"Triphala",
    "gst":12,"seller_list":[{"selling_price":100,"total_stock":9}]}}]}' |
    niramaya cart check - --explain
`,
    "cart explain": `Usage: niramaya cart explain FILE --coupon CODE [--json]

Says why a coupon gives what it gives on this cart: which lines it counts, what
they are worth without tax, what was promised, and what limited it.
  --coupon    its code, in any letter case; whether or not it is the one applied
  --json      as one JSON object

${FILE_HELP}
${STATUS_HELP}

Example:
  niramaya cart explain cart.json --coupon SAVE10
`,
    "cart whatif": `Usage: niramaya cart whatif FILE [--json]

Says the one step that unlocks each locked coupon, and the one that makes
shipping free: so many more pieces of a line, or of a product among the file's
"candidates".
  --json      as one JSON object

${FILE_HELP}
${STATUS_HELP}

Example:
  niramaya cart whatif cart.json
`,
    "cart diff": `Usage: niramaya cart diff FILE FILE [--json]

Says why the second bill differs from the first: causes that sum to the
difference of their totals.
  --json      as one JSON object

${FILE_HELP}
${STATUS_HELP}

Example:
  niramaya cart diff yesterday.json today.json
`,
  },
} as const satisfies CommandHelp;
