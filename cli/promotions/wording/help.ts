import { AS_HELP, DATA_HELP, DATA_LIST_HELP, DATA_STATUS_HELP, STATUS_HELP } from "#cli/wording/help-parts.ts";

const COUPON_HELP = `Usage: niramaya coupon COMMAND

  add FILE                  add coupons
  list                      list the coupons
  end CODE                  end a coupon now
  lint [CODE]               say what is wrong with coupons, and their cost

Example:
  niramaya coupon lint
`;

const TERMS_HELP = `Usage: niramaya terms COMMAND

  show                      say what paying online takes off, and the most cash
  set                       change that

Example:
  niramaya terms show
`;

/** What the general help says of coupons and of the terms of checkout. */
export const COUPONS_IN_GENERAL = `  coupon add FILE           add coupons
  coupon list               list the coupons
  coupon end CODE           end a coupon now
  coupon lint [CODE]        say what is wrong with coupons, and their cost
  terms show                say what paying online takes off, and the most cash
  terms set                 change that
`;

export const COUPON_GROUPS: readonly (readonly [string, string])[] = [
  ["coupon", COUPON_HELP],
  ["terms", TERMS_HELP],
];

export const COUPON_COMMANDS: Readonly<Record<string, string>> = {
  "coupon add": `Usage: niramaya coupon add FILE [--as NAME] [--data DIR] [--json]

Adds the coupons of a file: all of them, or none where one is faulty or its code
is taken. A coupon has coupon, discount_type (RUPEE or PERCENTAGE) and
discount_value; if wanted coupon_type (PUBLIC or PRIVATE), available_for_web,
product_list, brand_list, category_list, max_no_of_products, max_product_qty,
minimum_order_value, maximum_discount_price, shipping_amount, end_date,
uses_left and terms_and_condition.
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
  "terms show": `Usage: niramaya terms show [--data DIR] [--json]

Says what paying online takes off, and up to which total cash is taken.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya terms show
`,
  "terms set": `Usage: niramaya terms set [--prepaid PERCENT] [--at-most RUPEES] [--from RUPEES]
       [--cash RUPEES] [--as NAME] [--data DIR] [--json]

Changes what is named and leaves the rest. Orders that were quoted before stay
as they were quoted.
  --prepaid PERCENT  what paying online takes off; 0 for nothing
  --at-most RUPEES   what it takes off at most; none for no limit
  --from RUPEES      the smallest order, after its coupon, that it counts for
  --cash RUPEES      the largest total that may be paid in cash
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 they cannot be so, or the data cannot be used; 2 wrong
usage, or nothing to change.

Example:
  niramaya terms set --prepaid 5 --at-most 100 --from 499
`,
};
