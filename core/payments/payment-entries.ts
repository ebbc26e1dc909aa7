import { entry } from "../ledger/entry.ts";
import { paise } from "../shared/money.ts";
import type { Account, Entry, PayableId } from "../ledger/entry.ts";
import type { PaymentEvent } from "./payment-state.ts";

/** What is paid for, by its id. */
type Paid = { readonly id: PayableId };

/** The key of the ledger's entry of a captured payment. Source: specification/orders.md, Money of an order. */
export const paymentKey = ({ id }: Paid, payment: string): string => `${id}/payment/${payment}`;

/** The key for sending a captured payment back, in the ledger and at the provider. Source: specification/orders.md, Money of an order. */
export const surplusKey = ({ id }: Paid, payment: string): string => `${id}/surplus/${payment}`;

/** The entry of a payment that a provider captured. Source: specification/orders.md, Money of an order. */
export const captured = (paid: Paid, { payment, amount, at }: PaymentEvent): Entry =>
  entry({
    key: paymentKey(paid, payment),
    payable: paid.id,
    kind: "payment",
    at,
    postings: [
      { account: "customer", amount: paise(0 - amount) },
      { account: "provider", amount },
    ],
  });

/**
 * The entry for a payment that wasn't needed, after the provider has sent it back.
 * Source: specification/payments.md, A late payment.
 */
export const returned = (paid: Paid, event: PaymentEvent, at: number): Entry => wentBack(paid, event, { from: "provider", at });

/**
 * The entry for a payment that wasn't needed, after staff have sent it back from the shop's bank because the provider would not.
 * Source: specification/payments.md, A late payment.
 */
export const returnedByHand = (paid: Paid, event: PaymentEvent, at: number): Entry => wentBack(paid, event, { from: "bank", at });

const wentBack = (paid: Paid, { payment, amount }: PaymentEvent, { from, at }: { readonly from: Account; readonly at: number }): Entry =>
  entry({
    key: surplusKey(paid, payment),
    payable: paid.id,
    kind: "payout",
    at,
    postings: [
      { account: from, amount: paise(0 - amount) },
      { account: "customer", amount },
    ],
  });
