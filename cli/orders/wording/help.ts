import type { CommandHelp } from "#cli/cli-area.ts";

const DATA = `  --data        the folder that the shop's data is in
  --json        print one JSON object, amounts as text with two decimals`;
const AS = `  --as NAME     who does it, for the audit log; else NIRAMAYA_STAFF, else the user of
                the machine`;
const STATUS = `Exit status: 0 done; 1 there is no such order, or it can't be done to it; 2 wrong
usage.`;

export const orderHelp = {
  inGeneral: `  order list                list orders, the newest first
  order show NUMBER         show an order with all that belongs to it
  order explain NUMBER      explain every figure of an order
  order check NUMBER        print an order's bill again, as it was shown
  order advance NUMBER      move an order's parcels forward
  order cancel NUMBER       cancel lines of an order, or all of it
  order refund NUMBER       say what became of a refund
  return list               list returns that wait for somebody
  return decide NUMBER      move a return forward
`,
  groups: {
    order: `Usage: niramaya order COMMAND

  list                      list orders, the newest first
  show NUMBER               show an order with all that belongs to it
  explain NUMBER            explain every figure of an order
  check NUMBER              print an order's bill again, as it was shown
  advance NUMBER            move its parcels forward
  cancel NUMBER             cancel lines, or all that still can be
  refund NUMBER             say what became of a refund

Example:
  niramaya order show NM10000001
`,
    return: `Usage: niramaya return COMMAND

  list                      list returns that wait for somebody
  decide NUMBER             move a return forward

Example:
  niramaya return list
`,
  },
  commands: {
    "order list": `Usage: niramaya order list [--text TEXT] [--filter FILTER] [--from DAY] [--to DAY]
                          [--after NUMBER] [--limit N] [--data DIR] [--json]

Prints orders that were more than quoted, the newest first.
  --text TEXT   in their number or a product's title
  --filter      all, unpaid, under-way, delivered, cancelled or came-back
  --from, --to  Indian days, both of them counted
  --after       those behind this order
  --limit N     so many at most, 20 where nothing is said
${DATA}

Exit status: 0 done; 1 the data can't be used; 2 wrong usage.

Example:
  niramaya order list --filter unpaid --from 2026-11-20
`,
    "order show": `Usage: niramaya order show NUMBER [--as NAME] [--data DIR] [--json]

Prints an order: address, parcels, lines, returns, refunds, payments, documents and
every step, with who took it and when. The audit log records who looked.
${AS}
${DATA}

${STATUS}

Example:
  niramaya order show NM10000001
`,
    "order explain": `Usage: niramaya order explain NUMBER [--as NAME] [--data DIR] [--json]

Prints an order's bill, how every figure is worked out, the share of each line
with its tax, which event decided its payment, each refund figure by figure, and where
its money stands. The audit log records who looked.
${AS}
${DATA}

${STATUS}

Example:
  niramaya order explain NM10000001
`,
    "order check": `Usage: niramaya order check NUMBER [--today] [--data DIR] [--json]

Prints an order's bill again, from what was kept with it and by the rules of its time,
whatever has changed since.
  --today       also what it would cost now, and the causes of the difference
${DATA}

Exit status: 0 every figure comes out as it was told; 1 one does not, one a line on
standard error, or there is no such order; 2 wrong usage.

Example:
  niramaya order check NM10000001 --today
`,
    "order advance": `Usage: niramaya order advance NUMBER [--parcel N] [--event EVENT] [--as NAME]
                             [--data DIR] [--json]

Moves parcels forward: the one that is named, else all that can be.
  --parcel N    a parcel, as "order show" counts them
  --event       confirm, pack, ship, send-out, deliver, turn-back, take-back or lose;
                else what comes next on the way to the customer
${AS}
${DATA}

${STATUS}

Example:
  niramaya order advance NM10000001 --event ship
`,
    "order cancel": `Usage: niramaya order cancel NUMBER --reason TEXT [--lines N,N] [--as NAME]
                            [--data DIR] [--json]

Cancels lines up to packed: those that are named, else all that still can be. What was
paid for them is refunded, as for the shop's own fault.
  --reason      why, for the customer
  --lines       as "order show" counts them, such as 1,3
${AS}
${DATA}

${STATUS}

Example:
  niramaya order cancel NM10000001 --lines 2 --reason "no longer made"
`,
    "order refund": `Usage: niramaya order refund NUMBER --event EVENT [--refund N] [--reference TEXT]
                            [--as NAME] [--data DIR] [--json]
       niramaya order refund NUMBER --event process --payment ID --reference TEXT

Says what became of a refund; or that a payment which the order didn't need, and which
the provider won't send back, was paid back by hand.
  --refund N    as "order show" counts them; 1 where nothing is said
  --payment ID  a payment, as "order show" calls it; all of it went back
  --event       send: the provider was asked; process: the money has gone back; fail: it
                has not; give-up: staff pay it by hand
  --reference   what the bank calls the transfer, for the audit log
${AS}
${DATA}

${STATUS}

Example:
  niramaya order refund NM10000001 --event process --reference AXISN26325001234
`,
    "return list": `Usage: niramaya return list [--data DIR] [--json]

Prints the returns that wait for somebody, those of the oldest orders first.
${DATA}

Exit status: 0 done; 1 the data can't be used; 2 wrong usage.

Example:
  niramaya return list
`,
    "return decide": `Usage: niramaya return decide NUMBER --event EVENT [--return N] [--as NAME]
                             [--data DIR] [--json]

Moves a return of an order forward.
  --return N    as "return list" counts them; 1 where nothing is said
  --event       approve or reject; then pick-up, receive, pass or fail; believe what can't
                be picked up; close
${AS}
${DATA}

${STATUS}

Example:
  niramaya return decide NM10000001 --event approve
`,
  },
} as const satisfies CommandHelp;
