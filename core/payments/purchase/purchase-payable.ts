import { surplusKey } from "../payment-entries.ts";
import { paymentStateFrom, unneededEvents } from "../payment-state.ts";
import { secondPayments } from "../second-payment.ts";
import type { Paise } from "../../shared/money.ts";
import type { Payable, PayableState } from "../payable.ts";
import type { KeptPurchase, Purchase } from "./purchase.ts";

/**
 * `due`: what a payment has to bring; null: none is to be made. `waits`: for how long it waits for one that is asked for, in milliseconds.
 */
export type PurchaseTerms = {
  readonly state: PayableState;
  readonly due: Paise | null;
  readonly waits: number;
};

/** A purchase as payments know it. Source: specification/payments.md, What is paid for. */
export function purchasePayable({ purchase, payments, ledger }: KeptPurchase<Purchase>, { state, due, waits }: PurchaseTerms): Payable {
  const paid = paymentStateFrom(payments, due, purchase.paidBy);
  const sent = new Set(ledger.map(({ key }) => key));
  const asks = timesOf(purchase, ["ask"]);
  const { refund } = purchase;
  return {
    id: purchase.id,
    customer: purchase.customer,
    state,
    due,
    asked: asks[0] ?? null,
    tried: asks.at(-1) ?? null,
    closes: purchase.expiresAt,
    isGivenUp: state === "over" && timesOf(purchase, ["release"]).length > 0,
    waits,
    paidAt: timesOf(purchase, PAID)[0] ?? null,
    payments: paid,
    goingBack: unneededEvents(paid, state === "paid").filter(({ payment }) => !sent.has(surplusKey(purchase, payment))),
    secondPayments: secondPayments({ id: purchase.id, payments: paid, isPaid: state === "paid", ledger }),
    refunds: refund === null ? [] : [{ number: 1, payout: refund.payout, state: LEFT[refund.state] }],
  };
}

/**
 * What a purchase that waits for its payment comes to: whether the last payment failed. Source: specification/payments.md, After a failure.
 */
export function pendingStateOf({ history }: Purchase): "open" | "failed" {
  const last = history.at(-1)?.deed;
  return last?.kind === "state" && last.event === "fail" ? "failed" : "open";
}

/** Events by which a purchase is noted as paid. */
const PAID: readonly string[] = ["pay", "revive", "confirm"];

const LEFT = { initiated: "initiated", pending: "pending", manual: "manual", processed: "ended", failed: "ended" } as const;

const timesOf = ({ history }: Purchase, events: readonly string[]): readonly number[] =>
  history.flatMap(({ at, deed }) => (deed.kind === "state" && events.includes(deed.event) ? [at] : []));
