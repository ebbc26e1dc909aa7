import { paise } from "../shared/money.ts";
import { grouped } from "../shared/grouped.ts";
import type { Paise } from "../shared/money.ts";

declare const payableBrand: unique symbol;

/** What is paid for: an order; whatever else is sold later has its own kind of id. Source: specification/orders.md, Money of an order. */
export type PayableId = string & { readonly [payableBrand]: true };

/** Throws a RangeError on an empty text. Source: specification/orders.md, Money of an order. */
export function payableId(text: string): PayableId {
  if (text === "") throw new RangeError("a payable id is not empty");
  return text as PayableId;
}

/** The accounts that take no further name. */
export const PLAIN_ACCOUNTS = [
  "customer",
  "provider",
  "courier",
  "bank",
  "coupon-discount",
  "prepaid-discount",
  "shipping",
  "round-off",
  "cgst",
  "sgst",
  "igst",
] as const;

/**
 * Where money stands. "customer": what the customer owes; "provider", "courier" and "bank": what was paid in there and not paid out
 * again; a seller's: what their goods cost without tax. Source: specification/invoices.md, What papers sum to.
 */
export type Account = (typeof PLAIN_ACCOUNTS)[number] | `seller:${string}`;

/** What comes to an account; negative: what leaves it. */
export type Posting = { readonly account: Account; readonly amount: Paise };

/** Why money moved. `refund` says that it is owed back, `payout` that it went back. */
export type EntryKind = "sale" | "payment" | "refund" | "payout";

/** One move of money: postings that sum to nothing. `key` names what caused it, once for ever. `at` in milliseconds since 1970. */
export type Entry = {
  readonly key: string;
  readonly payable: PayableId;
  readonly kind: EntryKind;
  readonly at: number;
  readonly postings: readonly Posting[];
};

/** The entry with one posting an account and none of nothing. Throws a RangeError where the postings don't sum to nothing. Source: specification/orders.md, Money of an order. */
export function entry(given: Entry): Entry {
  const balance = sumOf(given.postings);
  if (balance !== 0) throw new RangeError(`the postings of ${given.key} sum to ${balance}`);
  const byAccount = grouped(given.postings, ({ account }) => account);
  const postings = [...byAccount].map(([account, several]): Posting => ({ account, amount: sumOf(several) }));
  return { ...given, postings: postings.filter(({ amount }) => amount !== 0) };
}

/** What postings sum to. Throws a RangeError beyond exact whole numbers. Source: specification/pricing.md, Largest values. */
export const sumOf = (postings: readonly Posting[]): Paise => postings.reduce((sum, { amount }) => paise(sum + amount), paise(0));
