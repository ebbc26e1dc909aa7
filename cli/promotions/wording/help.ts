import { AS_HELP, DATA_HELP, DATA_LIST_HELP, DATA_STATUS_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";
import type { CommandHelp } from "#cli/cli-area.ts";

export const couponHelp = {
  inGeneral: `  coupon add FILE           add coupons
  coupon list               list the coupons
  coupon end CODE           end a coupon now
  coupon lint [CODE]        say what is wrong with coupons, and their cost
`,
  groups: {
    coupon: `Usage: niramaya coupon COMMAND

  add FILE                  add coupons
  list                      list the coupons
  end CODE                  end a coupon now
  lint [CODE]               say what is wrong with coupons, and their cost

Example:
  niramaya coupon lint
`,
  },
  commands: {
    "coupon add": `Usage: niramaya coupon add FILE [--dry-run] [--as NAME] [--data DIR] [--json]

Adds the coupons of a file: all of them, or none where one is faulty or its code
is taken. A coupon has coupon, discount_type (RUPEE or PERCENTAGE) and
discount_value; if wanted coupon_type (PUBLIC or PRIVATE), available_for_web,
product_list, brand_list, category_list, max_no_of_products, max_product_qty,
minimum_order_value, maximum_discount_price, shipping_amount, end_date,
uses_left, terms_and_condition and terms_and_condition_hi (in Hindi).
  --dry-run     show what would be added, and add nothing
${AS_HELP}
${DATA_HELP}

FILE has one JSON object a line, or one JSON list; "-" reads standard input.
${STATUS_HELP}

Example:
  echo '{"coupon":"LEAF5","discount_type":"PERCENTAGE","discount_value":5}' |
    niramaya coupon add -
`,
    "coupon list": `Usage: niramaya coupon list [--data DIR] [--json]

Lists every coupon, ended and private ones too, in the order in which they were
added.
${DATA_HELP.replace("one JSON object", "one JSON list, which coupon add reads")}

${DATA_STATUS_HELP}

Example:
  niramaya coupon list
`,
    "coupon end": `Usage: niramaya coupon end CODE [--as NAME] [--data DIR] [--json]

Ends a coupon now; carts that hold it lose it. One that has ended stays as it is.
${AS_HELP}
${DATA_HELP}

${DATA_STATUS_HELP}

Example:
  niramaya coupon end LEAF10
`,
    "coupon lint": `Usage: niramaya coupon lint [CODE] [--data DIR] [--json]

Says what is wrong with the coupons, or with one: a minimum that no cart
reaches, a cap that none meets, nothing to count, nothing taken off, 100 % or
more without a cap, another that is always as good, an end before its beginning,
a code that cannot be typed. Rehearses it on the thousand carts that changed
last and says what it would cost.
${DATA_LIST_HELP}

Exit status: 0 nothing is wrong; 1 something is, or there is no such coupon or
no data; 2 wrong usage.

Example:
  niramaya coupon lint LEAF10
`,
  },
} as const satisfies CommandHelp;
