import { ORDER_COMMANDS, ORDER_GROUPS, ORDERS_IN_GENERAL } from "./order-help.ts";

/** What `niramaya --help` says. */
export const GENERAL_HELP = `Usage: niramaya COMMAND [options]

  cart check FILE           print the bill of a cart
  cart explain FILE         say why a coupon gives what it gives
  cart whatif FILE          say what would unlock each coupon and free shipping
  cart diff FILE FILE       say why two bills differ
  coupon add FILE           add coupons
  coupon list               list the coupons
  coupon end CODE           end a coupon now
  coupon lint [CODE]        say what is wrong with coupons, and their cost
  terms show                say what paying online takes off, and the most cash
  terms set                 change that
  serve                     serve the shop
  dev                       serve the shop and reload it when a file changes
  doctor                    say what is misconfigured
  migrate                   bring the tables up to date
  backup FILE               write all data into one file
  restore FILE              put a backup in the place of the data
  jobs list                 say what waits and what is parked
  jobs retry                have parked jobs tried again
  inbox list                list what people wrote to the shop
  inbox mark                say how far an enquiry is
${ORDERS_IN_GENERAL}  newsletter list           list who gets the newsletter
  staff list                list who is more than a customer
  staff give                give somebody a role
  audit list                say what staff did
  ticket list               list what customers ask about their orders
  ticket show               show a ticket, with its pictures
  ticket acknowledge        say that somebody has seen a ticket
  ticket reply FILE         answer a ticket, or ask
  ticket resolve [FILE]     say that a ticket is resolved
  ticket close              close a ticket that is resolved
  review list               list what customers think of products
  review publish            show a review to everybody
  review reject             keep a review from others, with a reason
  outbox                    show the texts and letters that no gateway carries
  user show MOBILE          show who a customer is
  user block MOBILE         sign a customer out and in no more
  catalogue import FILE     put the products of a file into the shop
  catalogue export          print the shop's products
  catalogue demo            print the demo catalogue
  pincode import FILE       put the places that parcels go to

niramaya COMMAND --help says more. niramaya --version tells the version.

Example:
  niramaya cart check cart.json --explain
`;

const FILE_HELP = `FILE is a JSON file in UTF-8; "-" reads standard input.`;

const STATUS_HELP = `Exit status: 0 done; 1 unusable input, one line a fault on standard error;
2 wrong usage, or a FILE that cannot be read.`;

const DATA_STATUS_HELP = `Exit status: 0 done; 1 there is no such coupon or no data; 2 wrong usage.`;

const CART_HELP = `Usage: niramaya cart COMMAND FILE [options]

  check FILE                print the bill of a cart
  explain FILE              say why a coupon gives what it gives
  whatif FILE               say what would unlock each coupon and free shipping
  diff FILE FILE            say why two bills differ

Example:
  niramaya cart check cart.json
`;

const CATALOGUE_HELP = `Usage: niramaya catalogue COMMAND

  import FILE               put the products of a file into the shop
  export                    print the shop's products, one a line
  demo                      print the demo catalogue, one product a line

Example:
  niramaya catalogue demo > products.ndjson
`;

const COUPON_HELP = `Usage: niramaya coupon COMMAND

  add FILE                  add coupons
  list                      list the coupons
  end CODE                  end a coupon now
  lint [CODE]               say what is wrong with coupons, and their cost

Example:
  niramaya coupon lint
`;

const JOBS_HELP = `Usage: niramaya jobs COMMAND

  list                      say what waits and what is parked
  retry                     have parked jobs tried again

Example:
  niramaya jobs list
`;

const USER_HELP = `Usage: niramaya user COMMAND MOBILE

  show MOBILE               show who a customer is
  block MOBILE              sign a customer out and in no more

Example:
  niramaya user show 9876543210
`;

const INBOX_HELP = `Usage: niramaya inbox COMMAND

  list                      list what people wrote to the shop
  mark                      say how far an enquiry is

Example:
  niramaya inbox list --kind hospital
`;

const NEWSLETTER_HELP = `Usage: niramaya newsletter COMMAND

  list                      list who gets the newsletter

Example:
  niramaya newsletter list
`;

const STAFF_HELP = `Usage: niramaya staff COMMAND

  list                      list who is more than a customer
  give                      give somebody a role

Example:
  niramaya staff give --user 9820012345 --role content
`;

const AUDIT_HELP = `Usage: niramaya audit COMMAND

  list                      say what staff did

Example:
  niramaya audit list --subject coupon
`;

const TICKET_HELP = `Usage: niramaya ticket COMMAND

  list                      list what customers ask about their orders
  show                      show a ticket, with its pictures
  acknowledge               say that somebody has seen a ticket
  reply FILE                answer a ticket, or ask
  resolve [FILE]            say that a ticket is resolved
  close                     close a ticket that is resolved

Example:
  niramaya ticket list --overdue
`;

const REVIEW_HELP = `Usage: niramaya review COMMAND

  list                      list what customers think of products
  publish                   show a review to everybody
  reject                    keep a review from others, with a reason

Example:
  niramaya review list
`;

const AS_HELP = `  --as NAME   who does it, as the audit log tells it; else NIRAMAYA_STAFF, else
              the user of this machine`;

const PINCODE_HELP = `Usage: niramaya pincode COMMAND

  import FILE               put the places that parcels go to

Example:
  niramaya pincode import pincodes.csv
`;

const DATA_HELP = `  --data DIR  the shipped database in this folder, whatever else is set
  --json      as one JSON object`;

export const GROUP_HELP = new Map([
  ...ORDER_GROUPS,
  ["user", USER_HELP],
  ["jobs", JOBS_HELP],
  ["audit", AUDIT_HELP],
  ["ticket", TICKET_HELP],
  ["review", REVIEW_HELP],
  ["inbox", INBOX_HELP],
  ["newsletter", NEWSLETTER_HELP],
  ["staff", STAFF_HELP],
  ["cart", CART_HELP],
  ["catalogue", CATALOGUE_HELP],
  ["coupon", COUPON_HELP],
  ["pincode", PINCODE_HELP],
]);

export const COMMAND_HELP = new Map(
  Object.entries({
    ...ORDER_COMMANDS,
    "cart check": `Usage: niramaya cart check FILE [--json] [--explain]
       niramaya cart check --ndjson FILE [--explain]
       niramaya cart check --user MOBILE [--json] [--explain] [--data DIR]

Prints the bill of a cart.
  --json      as one JSON object, amounts as text with two decimals
  --explain   with the facts that every figure follows from
  --ndjson    one input a line, one JSON result a line; a faulty line gives
              {"errors":[{"path","expected"}]} and the rest goes on
  --user      the cart of the customer with this mobile number, as it is now
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
    "pincode import": `Usage: niramaya pincode import FILE [--as NAME] [--data DIR] [--json]

Puts the places of a file among those that parcels go to, in the place of those
with the same pincodes: all of them, or none where a line is faulty. FILE is CSV
under a line of names (pincode, state, days, cash_on_delivery), or NDJSON with
those fields, in UTF-8; "-" reads standard input.
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 a faulty line, told by its number, or the data cannot be
used; 2 wrong usage, or a FILE that cannot be read.

Example:
  printf 'pincode,state,days,cash_on_delivery\\n411004,Maharashtra,2,yes\\n' |
    niramaya pincode import -
`,
    migrate: `Usage: niramaya migrate [--data DIR] [--json]

Brings the tables up to date, as every start does. Several at once wait for one
another.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya migrate
`,
    backup: `Usage: niramaya backup FILE [--data DIR] [--json]

Writes all data as it is at one moment into FILE, with what customers uploaded.
Servers go on meanwhile. FILE is there whole or not at all.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used, or FILE not written; 2 wrong
usage.

Example:
  niramaya backup /backups/2026-11-20.niramaya
`,
    restore: `Usage: niramaya restore FILE [--replace] [--data DIR] [--json]

Puts a backup into an empty shop: all of it or nothing. Stop the servers first.
  --replace   in the place of all data that is there
${DATA_HELP}

Exit status: 0 done; 1 FILE is no whole backup, or does not fit the data here;
2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya restore /backups/2026-11-20.niramaya --data /srv/niramaya
`,
    doctor: `Usage: niramaya doctor [--settings] [--data DIR] [--json]

Says what is misconfigured: settings, folders, database, tables, jobs, clock.
  --settings  lists every setting instead: its meaning, default and value
${DATA_HELP}

Exit status: 0 nothing keeps the shop from working; 1 something does; 2 wrong
usage.

Example:
  niramaya doctor
`,
    "jobs list": `Usage: niramaya jobs list [--data DIR] [--json]

Says how many jobs of each kind wait, run, are parked and done, and why those
that are parked failed.
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya jobs list
`,
    "jobs retry": `Usage: niramaya jobs retry (--job ID | --all) [--as NAME] [--data DIR] [--json]

Has parked jobs tried again at once, as often as at first.
  --job ID    this one
  --all       all of them
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 no such job is parked, or the data cannot be used;
2 wrong usage.

Example:
  niramaya jobs retry --all
`,
    outbox: `Usage: niramaya outbox [--data DIR] [--json]

Shows the texts and letters that were sent while no gateway is set (see
SMS_GATEWAY_URL and EMAIL_GATEWAY_URL), the oldest first: one-time codes too.
  --json      one message a line
  --data DIR  of the data in this folder

Exit status: 0 done; 2 wrong usage.

Example:
  niramaya outbox
`,
    "user show": `Usage: niramaya user show MOBILE [--data DIR] [--json]

Shows who the customer with a mobile number is, and whether the account is open,
blocked or to be erased.
${DATA_HELP}

Exit status: 0 done; 1 nobody has the number, or the data cannot be used;
2 wrong usage.

Example:
  niramaya user show 9876543210
`,
    "user block": `Usage: niramaya user block MOBILE [--undo] [--as NAME] [--data DIR] [--json]

Signs the customer with a mobile number out everywhere, at once, and in no more.
  --undo      lets them sign in again
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 nobody has the number, the account does not stay, or the
data cannot be used; 2 wrong usage.

Example:
  niramaya user block 9876543210
`,
    "inbox list": `Usage: niramaya inbox list [--kind KIND] [--data DIR] [--json]

Lists enquiries, then messages, what came last first; at most 200 of each.
  --kind KIND  enquiries of this kind alone: hospital, health-plan, corporate
${DATA_HELP}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya inbox list --kind hospital
`,
    "inbox mark": `Usage: niramaya inbox mark --enquiry ID --as STATE [--data DIR] [--json]

Says how far an enquiry is: it is new, then contacted, then closed. One that is
new or contacted may be spam instead.
  --enquiry ID  as inbox list tells it
  --as STATE    contacted, closed or spam
${DATA_HELP}

Exit status: 0 done; 1 there is no such enquiry, or it is out of turn; 2 wrong
usage.

Example:
  niramaya inbox mark --enquiry 0193f5a0-7b1c-7000-8000-000000000001 --as spam
`,
    "newsletter list": `Usage: niramaya newsletter list [--data DIR] [--json]

Prints the e-mail addresses that confirmed the newsletter, one a line.
${DATA_HELP.replace("one JSON object", "one JSON list")}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya newsletter list
`,
    "staff list": `Usage: niramaya staff list [--data DIR] [--json]

Lists who has a role beyond a customer's, with their mobile numbers.
${DATA_HELP.replace("one JSON object", "one JSON list")}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya staff list
`,
    "staff give": `Usage: niramaya staff give --user MOBILE --role ROLE [--as NAME] [--data DIR]
       [--json]

Gives somebody with an account a role; "customer" takes away any other. It holds
from their next call on. support reads enquiries, content also edits pages,
admin may do all.
  --user MOBILE  their mobile number
  --role ROLE    customer, practitioner, seller, lab, support, content, finance
                 or admin
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 nobody has that number; 2 wrong usage.

Example:
  niramaya staff give --user 9820012345 --role content
`,
    "audit list": `Usage: niramaya audit list [--subject KIND[:ID]] [--before NUMBER] [--data DIR]
       [--json]

Says what staff did, by whom and when, the newest first; at most 200 entries.
  --subject   of this kind alone, or what was done to this one of it: order,
              return, refund, ticket, review, customer, coupon, catalogue,
              pincodes, enquiry, jobs
  --before    entries older than the one of this number
${DATA_HELP.replace("one JSON object", "one JSON list")}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya audit list --subject coupon:LEAF10
`,
    "ticket list": `Usage: niramaya ticket list [--state STATE | --overdue] [--order ID]
       [--before NUMBER] [--data DIR] [--json]

Lists tickets, the newest first; at most 200. Without --state those that are
neither resolved nor closed. One that nobody acknowledged for 48 hours is
overdue.
  --state     open, acknowledged, in-progress, waiting-for-customer, resolved,
              closed or reopened
  --overdue   those alone that are overdue
  --order ID  about this order
  --before    tickets with smaller numbers
${DATA_HELP.replace("one JSON object", "one JSON list")}

Exit status: 0 done; 1 the data cannot be used; 2 wrong usage.

Example:
  niramaya ticket list --overdue
`,
    "ticket show": `Usage: niramaya ticket show --ticket NUMBER [--files DIR] [--data DIR] [--json]

Shows a ticket with all that was said on it.
  --ticket NUMBER  as ticket list tells it
  --files DIR      writes its pictures and videos into this folder
${DATA_HELP}

Exit status: 0 done; 1 there is no such ticket, or a file can't be written;
2 wrong usage.

Example:
  niramaya ticket show --ticket 10001 --files /tmp/ticket-10001
`,
    "ticket acknowledge": `Usage: niramaya ticket acknowledge --ticket NUMBER [--as NAME] [--data DIR]
       [--json]

Says that somebody has seen a ticket, which is to happen within 48 hours.
Whoever replies has done it, too.
  --ticket NUMBER  as ticket list tells it
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such ticket, or it is past that; 2 wrong
usage.

Example:
  niramaya ticket acknowledge --ticket 10001
`,
    "ticket reply": `Usage: niramaya ticket reply FILE --ticket NUMBER [--ask] [--as NAME]
       [--data DIR] [--json]

Answers a ticket with the text of FILE in UTF-8; "-" reads standard input. The
customer is told by letter, and reads it in the shop.
  --ticket NUMBER  as ticket list tells it
  --ask            the customer has to answer
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such ticket, it is resolved, or the text is
empty or too long; 2 wrong usage, or a FILE that cannot be read.

Example:
  echo 'A new one is on its way.' | niramaya ticket reply - --ticket 10001
`,
    "ticket resolve": `Usage: niramaya ticket resolve [FILE] --ticket NUMBER [--as NAME] [--data DIR]
       [--json]

Says that a ticket is resolved, with the text of FILE in UTF-8 where there is
one; "-" reads standard input. It is closed after seven days unless its customer
opens it again.
  --ticket NUMBER  as ticket list tells it
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such ticket, it is closed, or the text is
empty or too long; 2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya ticket resolve --ticket 10001
`,
    "ticket close": `Usage: niramaya ticket close --ticket NUMBER [--as NAME] [--data DIR] [--json]

Closes a ticket that is resolved, before its seven days are over.
  --ticket NUMBER  as ticket list tells it
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such ticket, or it isn't resolved; 2 wrong
usage.

Example:
  niramaya ticket close --ticket 10001
`,
    "review list": `Usage: niramaya review list [--state STATE] [--after ID] [--files DIR]
       [--data DIR] [--json]

Lists reviews, the oldest first; at most 200.
  --state     pending (without it), published, rejected or withdrawn
  --after ID  those behind this one
  --files DIR writes their pictures into this folder
${DATA_HELP.replace("one JSON object", "one JSON list")}

Exit status: 0 done; 1 the data cannot be used, or a file can't be written;
2 wrong usage.

Example:
  niramaya review list --files /tmp/reviews
`,
    "review publish": `Usage: niramaya review publish --review ID [--as NAME] [--data DIR] [--json]

Shows a review to everybody; what its writer had published of the product before
goes.
  --review ID  as review list tells it
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such review, or it is past that; 2 wrong
usage.

Example:
  niramaya review publish --review 0193f5a0-7b1c-7000-8000-000000000001
`,
    "review reject": `Usage: niramaya review reject --review ID --reason TEXT [--as NAME] [--data DIR]
       [--json]

Keeps a review from others, also one that is published. Its writer reads why.
  --review ID    as review list tells it
  --reason TEXT  at most 500 characters
${AS_HELP}
${DATA_HELP}

Exit status: 0 done; 1 there is no such review, or it is past that; 2 wrong
usage.

Example:
  niramaya review reject --review 0193f5a0-7b1c-7000-8000-000000000001 \\
    --reason 'It is about the delivery'
`,
    serve: `Usage: niramaya serve [--data DIR] [--json]

Serves the shop until it is told to stop. PORT (3000) and DATA_DIR (.data in the
project) say where; DATABASE_URL names a PostgreSQL to use instead of the
shipped one. niramaya doctor --settings lists every setting.
  --data DIR  the shipped database in this folder, whatever else is set
  --json      says where it is as a JSON object

Exit status: 0 told to stop; 1 it could not begin; 2 wrong usage.

Example:
  PORT=8080 niramaya serve
`,
    dev: `Usage: niramaya dev

Serves the shop for those who change it: what is saved shows at once.

Example:
  niramaya dev
`,
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
    "terms show": `Usage: niramaya terms show [--data DIR] [--json]

Says what paying online takes off, and up to which total cash is taken.
${DATA_HELP}

${DATA_STATUS_HELP}

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

${DATA_STATUS_HELP}

Example:
  niramaya terms set --prepaid 5 --at-most 100 --from 499
`,
    "coupon lint": `Usage: niramaya coupon lint [CODE] [--data DIR] [--json]

Says what is wrong with the coupons, or with one: a minimum that no cart
reaches, a cap that none meets, nothing to count, another that is always as
good, an end before its beginning, a code that cannot be typed. Rehearses it on
the thousand carts that changed last and says what it would cost.
${DATA_HELP.replace("one JSON object", "one JSON list")}

Exit status: 0 nothing is wrong; 1 something is, or there is no such coupon or
no data; 2 wrong usage.

Example:
  niramaya coupon lint LEAF10
`,
    "catalogue import": `Usage: niramaya catalogue import FILE [--csv] [--keep-going] [--as NAME]
       [--json] [--data DIR]

Puts the products of a file into the shop: known ones, by their _id, are changed
where they stand, new ones stand behind all others. What is as it was is not
written again, and what the file does not name stays as it is; a product with "status":"INACTIVE" is kept, but on no shelf.
  --csv         FILE is a table whose first row names the columns, as
                "catalogue export --csv" prints it; else a JSON object a line
  --keep-going  leave faulty lines out and take the rest; else all or nothing
  --as NAME     who does it, as the audit log tells it
  --json        print {"added","changed","unchanged","faults"} as one JSON object
  --data        the folder that the shop's data is in

FILE is in UTF-8 and of any size; "-" reads standard input.
Exit status: 0 done; 1 a line was faulty, one line a fault on standard error;
2 wrong usage, or a FILE that cannot be read.

Example:
  niramaya catalogue import products.ndjson
`,
    "catalogue export": `Usage: niramaya catalogue export [--csv | --json] [--data DIR]

Prints every product of the shop, the most popular first, as "catalogue import"
reads them.
  --csv       as a table
  --json      as a JSON object a line, as without it
  --data      the folder that the shop's data is in

Example:
  niramaya catalogue export --csv > products.csv
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
