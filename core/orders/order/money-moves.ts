import { entry } from "../../ledger/entry.ts";
import { balanceOf } from "../../ledger/ledger.ts";
import { paise } from "../../shared/money.ts";
import { paymentKey, surplusKey } from "../../payments/payment-entries.ts";
import { paidFor } from "./allocation.ts";
import { taxOfLine, taxOfRefunded } from "./line-tax.ts";
import { dueAtDoor, refundedSoFar } from "./order.ts";
import type { Account, Entry, Posting } from "../../ledger/entry.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Paise } from "../../shared/money.ts";
import type { LineShares } from "./allocation.ts";
import type { TaxParts } from "./line-tax.ts";
import type { Order } from "./order.ts";
import type { Refund } from "./refund.ts";

/**
 * The entries for the money that a step moved, from the order before and after it: the sale once the order is placed, cash that a carrier
 * collected, what is owed back, and what was paid back. Empty: the step moved no money. Captured payments are not among them: their entries
 * come from the provider's events. `at` in milliseconds since 1970. Source: specification/orders.md, Money of an order.
 */
export function movesBetween(before: Order, after: Order, at: number): readonly Entry[] {
  const isNew = after.refunds.slice(before.refunds.length);
  const isDone = after.refunds.filter(({ number, state }) => state === "processed" && before.refunds[number - 1]?.state !== "processed");
  return [
    ...(before.stage !== "placed" && after.stage === "placed" ? [sale(after, at)] : []),
    ...collections(before, after, at),
    ...isNew.map((refund) => owedBack(after, refund, at)),
    ...isDone.map((refund) => paidBack(after, { refund, from: payerOf({ before, after }, refund) }, at)),
  ].filter(({ postings }) => postings.length > 0);
}

/**
 * The keys of payments that went back because the order had no use for them, and the keys of the entries that sent them back. Neither
 * settles anything else that is owed, such as the price of an order that is paid at the door.
 * Source: specification/orders.md, Money of an order.
 */
export function undonePayments(order: Pick<Order, "id">, ledger: Ledger): ReadonlySet<string> {
  const payments = ledger.filter(({ kind, key }) => kind === "payment" && key.startsWith(paymentKey(order, "")));
  const pairs = payments.flatMap((paid) => {
    const back = ledger.find(({ key }) => key === surplusKey(order, paid.key.slice(paymentKey(order, "").length)));
    return back === undefined || balanceOf([paid, back], "customer") !== 0 ? [] : [paid.key, back.key];
  });
  return new Set(pairs);
}

function sale({ id, snapshot }: Order, at: number): Entry {
  const postings = snapshot.figures.lines.flatMap((line, place) =>
    soldPostings(line, taxOfLine(snapshot, place), sellerAccount(snapshot, place)),
  );
  return entry({ key: `${id}/sale`, payable: id, kind: "sale", at, postings });
}

function owedBack(order: Order, { number, lines }: Refund, at: number): Entry {
  const { id, snapshot } = order;
  const former = refundedSoFar({ refunds: order.refunds.slice(0, number - 1) });
  const postings = lines.flatMap((line) =>
    soldPostings(line, taxOfRefunded(snapshot, line, former), sellerAccount(snapshot, line.place)).map(reversed),
  );
  return entry({ key: `${id}/refund/${number}`, payable: id, kind: "refund", at, postings });
}

/** The postings for shares of a line: what the customer owes, and to which accounts it belongs. */
function soldPostings(shares: LineShares, { cgst, sgst, igst }: TaxParts, seller: Account): readonly Posting[] {
  const tax = cgst + sgst + igst;
  return [
    { account: "customer", amount: paidFor(shares) },
    { account: "coupon-discount", amount: shares.coupon },
    { account: "prepaid-discount", amount: shares.prepaid },
    { account: "shipping", amount: negative(shares.shipping) },
    { account: "round-off", amount: negative(shares.roundOff) },
    { account: "cgst", amount: negative(cgst) },
    { account: "sgst", amount: negative(sgst) },
    { account: "igst", amount: negative(igst) },
    { account: seller, amount: paise(tax - shares.amount) },
  ];
}

function sellerAccount({ facts }: Order["snapshot"], place: number): Account {
  const line = facts.cart.lines[place];
  if (line === undefined) throw new RangeError(`no line at ${place}`);
  return `seller:${line.product.seller.gstin}`;
}

function collections(before: Order, after: Order, at: number): readonly Entry[] {
  return after.parcels.flatMap((parcel, place) => {
    if (parcel.state !== "delivered" || before.parcels[place]?.state === "delivered") return [];
    const postings = between("customer", "courier", dueAtDoor(before, parcel));
    return [entry({ key: `${after.id}/collected/${place}`, payable: after.id, kind: "payment", at, postings })];
  });
}

type PaidBack = { readonly refund: Refund; readonly from: Account };

const paidBack = ({ id }: Order, { refund, from }: PaidBack, at: number): Entry =>
  entry({
    key: `${id}/payout/${refund.number}`,
    payable: id,
    kind: "payout",
    at,
    postings: between(from, "customer", refund.payout),
  });

/**
 * The account that a refund is paid from. The shop's bank pays for cash orders and for refunds that staff took over. The provider pays the
 * others, and every refund that the provider itself reports as paid.
 */
function payerOf({ before, after }: { readonly before: Order; readonly after: Order }, { number }: Refund): Account {
  if (after.history.at(-1)?.by.kind === "provider") return "provider";
  return before.snapshot.way === "cash" || before.refunds[number - 1]?.state === "manual" ? "bank" : "provider";
}

const between = (from: Account, to: Account, amount: Paise): readonly Posting[] => [
  { account: from, amount: negative(amount) },
  { account: to, amount },
];

const negative = (amount: Paise): Paise => paise(0 - amount);
const reversed = ({ account, amount }: Posting): Posting => ({ account, amount: negative(amount) });
