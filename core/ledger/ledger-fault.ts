import { NOTHING, paise } from "../shared/money.ts";
import { sumOf } from "./entry.ts";
import { movedBy } from "./ledger.ts";
import type { Paise } from "../shared/money.ts";
import type { PayableId } from "./entry.ts";
import type { Ledger } from "./ledger.ts";

/** Something that can't be right in a ledger to which entries are only added. Amounts are paise. */
export type LedgerFault =
  | { readonly kind: "entry-out-of-balance"; readonly key: string; readonly balance: Paise }
  | { readonly kind: "key-twice"; readonly key: string }
  | { readonly kind: "of-another-payable"; readonly key: string; readonly payable: PayableId }
  | { readonly kind: "refunded-above-paid"; readonly refunded: Paise; readonly paid: Paise }
  | { readonly kind: "paid-out-above-owed"; readonly paidOut: Paise; readonly owed: Paise };

/**
 * What is wrong with a payable's ledger; empty: nothing. A payment above the sale may be paid out too. `undone` are the keys of payments
 * that went back because they were not needed, and of the entries that sent them back: neither settles anything else that is owed.
 * `toCome` is the part of the sale that is not to be paid yet: what was paid before is not for it.
 * Source: specification/orders.md, Money of an order.
 */
export function ledgerFaults(
  payable: PayableId,
  ledger: Ledger,
  { undone, toCome }: { readonly undone: ReadonlySet<string>; readonly toCome: Paise } = { undone: new Set(), toCome: NOTHING },
): readonly LedgerFault[] {
  const keys = ledger.map(({ key }) => key);
  const sold = movedBy(ledger, "sale", "customer");
  const counted = ledger.filter(({ key }) => !undone.has(key));
  const paid = paise(0 - movedBy(counted, "payment", "customer"));
  const refunded = paise(0 - movedBy(ledger, "refund", "customer"));
  const paidOut = movedBy(counted, "payout", "customer");
  const owed = paise(Math.max(0, paid - (sold - refunded - toCome)));
  return [
    ...ledger.flatMap(({ key, postings }): LedgerFault[] => {
      const balance = sumOf(postings);
      return balance === 0 ? [] : [{ kind: "entry-out-of-balance", key, balance }];
    }),
    ...keys.filter((key, place) => keys.indexOf(key) < place).map((key): LedgerFault => ({ kind: "key-twice", key })),
    ...ledger
      .filter((one) => one.payable !== payable)
      .map((one): LedgerFault => ({ kind: "of-another-payable", key: one.key, payable: one.payable })),
    ...(refunded > sold ? [{ kind: "refunded-above-paid", refunded, paid: sold } as const] : []),
    ...(paidOut > owed ? [{ kind: "paid-out-above-owed", paidOut, owed } as const] : []),
  ];
}
