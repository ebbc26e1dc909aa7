/** What `niramaya --help` says. */
export const GENERAL_HELP = `Usage: niramaya COMMAND [options]

  cart check FILE           print the bill of a cart
  cart explain FILE         say why a coupon gives what it gives
  cart whatif FILE          say what would unlock each coupon and free shipping
  cart diff FILE FILE       say why two bills differ
  serve                     serve the shop
  dev                       serve the shop and reload it when a file changes
  catalogue demo            print the demo catalogue

niramaya COMMAND --help says more. niramaya --version tells the version.

Example:
  niramaya cart check cart.json --explain
`;

const FILE_HELP = `FILE is a JSON file in UTF-8; "-" reads standard input.`;

const STATUS_HELP = `Exit status: 0 done; 1 unusable input, one line a fault on standard error;
2 wrong usage, or a FILE that cannot be read.`;

const CART_HELP = `Usage: niramaya cart COMMAND FILE [options]

  check FILE                print the bill of a cart
  explain FILE              say why a coupon gives what it gives
  whatif FILE               say what would unlock each coupon and free shipping
  diff FILE FILE            say why two bills differ

Example:
  niramaya cart check cart.json
`;

const CATALOGUE_HELP = `Usage: niramaya catalogue COMMAND

  demo                      print the demo catalogue, one product a line

Example:
  niramaya catalogue demo > products.ndjson
`;

export const GROUP_HELP = new Map([
  ["cart", CART_HELP],
  ["catalogue", CATALOGUE_HELP],
]);

export const COMMAND_HELP = new Map(
  Object.entries({
    "cart check": `Usage: niramaya cart check FILE [--json] [--explain]
       niramaya cart check --ndjson FILE [--explain]

Prints the bill of a cart.
  --json      as one JSON object, amounts as text with two decimals
  --explain   with the facts that every figure follows from
  --ndjson    one input a line, one JSON result a line; a faulty line gives
              {"errors":[{"path","expected"}]} and the rest goes on

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
    serve: `Usage: niramaya serve

Serves the shop until it is told to stop. PORT (3000) and DATA_DIR (.data in the
project) say where; DATABASE_URL names a PostgreSQL to use instead of the
shipped one.

Example:
  PORT=8080 niramaya serve
`,
    dev: `Usage: niramaya dev

Serves the shop for those who change it: what is saved shows at once.

Example:
  niramaya dev
`,
    "catalogue demo": `Usage: niramaya catalogue demo [--coupons | --pincodes | --shipping]

Prints the products of the demo shop as NDJSON, the most popular first.
  --coupons   its coupons instead
  --pincodes  the places it delivers to instead
  --shipping  what delivery costs instead
  --day DAY   coupons as they stand on that day, such as 2026-11-20; else today

Example:
  niramaya catalogue demo > products.ndjson
`,
  }),
);
