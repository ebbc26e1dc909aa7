import { paymentKey, surplusKey } from "./money-moves.ts";
import type { Paise } from "../../shared/money.ts";
import type { Order } from "../order/order.ts";
import type { KeptOrder } from "../order/orders.port.ts";

/** What a provider reported about a payment. `id` is the event's, `payment` the payment's; `at` in milliseconds since 1970. */
export type PaymentEvent = {
  readonly id: string;
  readonly payment: string;
  readonly kind: "authorised" | "captured" | "failed";
  readonly amount: Paise;
  readonly at: number;
};

/** Whether an order is paid, and the event that decides it; null: no event decides it yet. */
export type PaymentState = {
  readonly kind: "waiting" | "being-checked" | "failed" | "paid";
  readonly decidedBy: PaymentEvent | null;
  /** Captured payments that the order doesn't need, because the amount differs or because another payment pays for it. They go back. */
  readonly surplus: readonly PaymentEvent[];
};

type PaidOrder = Pick<KeptOrder, "order" | "payments" | "ledger">;

/**
 * The state of an order's payments, from everything that is known of them. The payment with which the order was placed remains the paying
 * one, even if the provider reports an earlier payment later: a payment that has gone back since can't go back twice. An order that is paid
 * at the door needs none of them. Source: specification/payments.md, Cash.
 */
export function paymentStateOf({ order, payments, ledger }: PaidOrder): PaymentState {
  const { way, figures } = order.snapshot;
  const due = way === "cash" ? null : figures.total;
  const placed = ledger.findIndex(({ kind }) => kind === "sale");
  const before = new Set(ledger.slice(0, Math.max(0, placed)).map(({ key }) => key));
  const placing = paymentStateFrom(
    payments.filter(({ payment }) => before.has(paymentKey(order, payment))),
    due,
  );
  return paymentStateFrom(payments, due, placing.decidedBy?.payment ?? null);
}

/** Captured payments that the order doesn't need, or can't use any more. Source: specification/payments.md, A late payment. */
export function goingBack({ stage }: Pick<Order, "stage">, { kind, decidedBy, surplus }: PaymentState): readonly PaymentEvent[] {
  return kind === "paid" && decidedBy !== null && stage !== "placed" ? [decidedBy, ...surplus] : surplus;
}

/** The payments of `goingBack` that have not gone back yet. Source: specification/payments.md, A late payment. */
export function stillGoingBack(kept: PaidOrder): readonly PaymentEvent[] {
  const { order, ledger } = kept;
  const keys = new Set(ledger.map(({ key }) => key));
  return goingBack(order, paymentStateOf(kept)).filter(({ payment }) => !keys.has(surplusKey(order, payment)));
}

/**
 * Whether an order was paid but not placed, because its goods were no longer available. The money goes back, and that order can't be paid
 * any more. Source: specification/payments.md, A late payment.
 */
export const isPaidInVain = (kept: PaidOrder): boolean => kept.order.stage !== "placed" && paymentStateOf(kept).kind === "paid";

/**
 * What a set of events says about the amount due. Their order of arrival and repetitions make no difference. The payment `chosen` pays if
 * it was captured in full; else the first payment that was captured in full does, whatever failed beside it. If no payment was, a payment
 * that was only authorised is being checked; without such a payment, the last failed one decides. `due` null: nothing is to be paid that
 * way. Source: specification/payments.md, Events of a payment.
 */
export function paymentStateFrom(events: Iterable<PaymentEvent>, due: Paise | null, chosen: string | null = null): PaymentState {
  const known = [...new Map([...events].map((event) => [event.id, event])).values()].sort(earlierFirst);
  const captured = known.filter(({ kind }) => kind === "captured");
  const inFull = captured.filter(({ amount }) => amount === due);
  const paying = inFull.find(({ payment }) => payment === chosen) ?? inFull[0] ?? null;
  const surplus = firstOfEach(captured.filter(({ payment }) => payment !== paying?.payment));
  if (paying !== null) return { kind: "paid", decidedBy: paying, surplus };

  const settled = new Set(known.filter(({ kind }) => kind !== "authorised").map(({ payment }) => payment));
  const open = known.find(({ payment }) => !settled.has(payment)) ?? null;
  if (open !== null) return { kind: "being-checked", decidedBy: open, surplus };
  const failed = known.findLast(({ kind }) => kind === "failed") ?? null;
  return { kind: failed === null ? "waiting" : "failed", decidedBy: failed, surplus };
}

const earlierFirst = (a: PaymentEvent, b: PaymentEvent): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/** A payment is captured once, however often the provider reports it. */
const firstOfEach = (captured: readonly PaymentEvent[]): readonly PaymentEvent[] =>
  captured.filter(({ payment }, place) => captured.findIndex((other) => other.payment === payment) === place);
