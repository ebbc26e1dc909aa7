import { paise } from "../shared/money.ts";
import { grouped } from "../shared/grouped.ts";
import type { Paise } from "../shared/money.ts";

declare const payableBrand: unique symbol;

/**
 * What is paid for: an order, a booking of a consultation or of tests, or a health plan.
 * Source: specification/orders.md, Money of an order.
 */
export type PayableId = string & { readonly [payableBrand]: true };

/** Throws a RangeError on an empty text. Source: specification/orders.md, Money of an order. */
export function payableId(text: string): PayableId {
  if (text === "") throw new RangeError("a payable id is not empty");
  return text as PayableId;
}

/** The accounts that need no further name. */
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
 * An account of money. "customer": what the customer owes. "provider", "courier" and "bank": what was paid to them and not paid out again.
 * A seller's account: what their goods cost without tax. A practitioner's: their fees, a laboratory's: its tests, a plan's: its year, all
 * taxes included. Source: specification/invoices.md, What papers sum to.
 */
export type Account = (typeof PLAIN_ACCOUNTS)[number] | `seller:${string}` | `practitioner:${string}` | `lab:${string}` | `plan:${string}`;

/** What is added to an account; negative: what is taken from it. */
export type Posting = { readonly account: Account; readonly amount: Paise };

/** Why money moved. `refund`: money is owed to the customer again. `payout`: it was paid back. */
export type EntryKind = "sale" | "payment" | "refund" | "payout";

/**
 * One movement of money: postings that sum to 0. `key` names its cause and is used only once, for ever. `at` in milliseconds since 1970.
 */
export type Entry = {
  readonly key: string;
  readonly payable: PayableId;
  readonly kind: EntryKind;
  readonly at: number;
  readonly postings: readonly Posting[];
};

/**
 * The entry with one posting for each account and no posting of 0. Throws a RangeError where the postings don't sum to 0.
 * Source: specification/orders.md, Money of an order.
 */
export function entry(given: Entry): Entry {
  const balance = sumOf(given.postings);
  if (balance !== 0) throw new RangeError(`the postings of ${given.key} sum to ${balance}`);
  const byAccount = grouped(given.postings, ({ account }) => account);
  const postings = [...byAccount].map(([account, several]): Posting => ({ account, amount: sumOf(several) }));
  return { ...given, postings: postings.filter(({ amount }) => amount !== 0) };
}

/** The sum of postings. Throws a RangeError beyond exact whole numbers. Source: specification/pricing.md, Largest values. */
export const sumOf = (postings: readonly Posting[]): Paise => postings.reduce((sum, { amount }) => paise(sum + amount), paise(0));
