import type { PayableId } from "../../ledger/entry.ts";
import type { Paise } from "../../shared/money.ts";
import type { KeptPurchase, Purchase } from "./purchase.ts";
import type { PurchaseTerms } from "./purchase-payable.ts";

/** Something of a purchase that staff should look at, as `doctor` reports it. Times in milliseconds since 1970. */
export type PurchaseTrouble = { readonly purchase: PayableId } & (
  | { readonly kind: "not-ended"; readonly since: number }
  | { readonly kind: "not-paid"; readonly due: Paise }
  | { readonly kind: "refund-waits"; readonly amount: Paise; readonly since: number }
);

const HOUR = 60 * 60 * 1000;
/** The job that ends a hold or a wait for a payment may come late by so much. */
const ENDED_WITHIN = HOUR;
/** Providers send money back within so many days. */
const REFUNDED_WITHIN = 7 * 24 * HOUR;

/**
 * What is wrong with a purchase and its money: its hold or its time to pay is over and nothing ended it, no payment that fits stands behind
 * it, a refund waits for staff or is late. Empty: nothing. `price`: what it costs, taxes included. Source: specification/payments.md, What
 * is paid for.
 */
export function purchaseTroubles(
  { purchase, payments }: Pick<KeptPurchase<Purchase>, "purchase" | "payments">,
  { state, price }: Pick<PurchaseTerms, "state"> & { readonly price: Paise },
  at: number,
): readonly PurchaseTrouble[] {
  const { id, expiresAt, paidBy, refund, history } = purchase;
  const isWaiting = state === "open" || state === "failed";
  const isPaid = price === 0 || payments.some(({ kind, payment, amount }) => kind === "captured" && payment === paidBy && amount === price);
  const since = history.at(-1)?.at ?? at;
  const isOpen = refund !== null && refund.state !== "processed";
  const isStuck = isOpen && (refund.state === "manual" || refund.state === "failed" || at - since > REFUNDED_WITHIN);
  return [
    ...(isWaiting && expiresAt !== null && at - expiresAt > ENDED_WITHIN
      ? [{ kind: "not-ended", purchase: id, since: expiresAt } as const]
      : []),
    ...(state === "paid" && !isPaid ? [{ kind: "not-paid", purchase: id, due: price } as const] : []),
    ...(isStuck ? [{ kind: "refund-waits", purchase: id, amount: refund.payout, since } as const] : []),
  ];
}
