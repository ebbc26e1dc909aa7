import { NOTHING, paise } from "../shared/money.ts";
import { ok, refused } from "../shared/result.ts";
import { sumOf } from "./entry.ts";
import type { Paise } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type { Account, Entry } from "./entry.ts";

/**
 * All movements of a payable's money, the oldest first. Entries are added and never changed.
 * Source: specification/orders.md, Money of an order.
 */
export type Ledger = readonly Entry[];

/**
 * The ledger with one more entry. If an entry with its key is already there and moves the same money, the ledger stays as it is. If it
 * moves other money, the new entry is refused. Source: specification/payments.md, Events of a payment.
 */
export function appended(ledger: Ledger, added: Entry): Result<Ledger, { readonly kind: "key-is-taken"; readonly by: Entry }> {
  const former = ledger.find(({ key }) => key === added.key);
  if (former === undefined) return ok([...ledger, added]);
  return moveSame(former, added) ? ok(ledger) : refused({ kind: "key-is-taken", by: former });
}

/**
 * The ledger with all entries of a change. Throws where one would move other money under a key that is already there, as no change of ours
 * does.
 * Source: specification/payments.md, Events of a payment.
 */
export const withEntries = (ledger: Ledger, entries: readonly Entry[]): Ledger =>
  entries.reduce((reached, added) => {
    const next = appended(reached, added);
    if (next.kind === "refused") throw new TypeError(`${added.key} moved other money before`);
    return next.value;
  }, ledger);

/** The time is not compared, because a repetition comes later but moves the same money. */
const moveSame = (a: Entry, b: Entry): boolean =>
  a.kind === b.kind &&
  a.payable === b.payable &&
  a.postings.length === b.postings.length &&
  a.postings.every(({ account, amount }) => b.postings.some((other) => other.account === account && other.amount === amount));

/** The balance of an account. Source: specification/orders.md, Money of an order. */
export const balanceOf = (ledger: Ledger, account: Account): Paise =>
  sumOf(ledger.flatMap(({ postings }) => postings.filter((posting) => posting.account === account)));

/** The balance of each account that has postings; all balances sum to 0. Source: specification/orders.md, Money of an order. */
export function balances(ledger: Ledger): ReadonlyMap<Account, Paise> {
  const sums = new Map<Account, Paise>();
  for (const { postings } of ledger)
    for (const { account, amount } of postings) sums.set(account, paise((sums.get(account) ?? NOTHING) + amount));
  return sums;
}

/** What entries of that kind moved into an account, starting from 0. Source: specification/orders.md, Money of an order. */
export const movedBy = (ledger: Ledger, kind: Entry["kind"], account: Account): Paise =>
  balanceOf(
    ledger.filter((one) => one.kind === kind),
    account,
  );
