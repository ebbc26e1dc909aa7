import type { Paise } from "../shared/money.ts";

/** What a provider told of a payment. `id` is the event's, `payment` the payment's; `at` in milliseconds since 1970. */
export type PaymentEvent = {
  readonly id: string;
  readonly payment: string;
  readonly kind: "authorised" | "captured" | "failed";
  readonly amount: Paise;
  readonly at: number;
};

/** Whether an order is paid, and by which event that is known; null: nothing was told yet. */
export type PaymentStanding = {
  readonly kind: "waiting" | "being-checked" | "failed" | "paid";
  readonly decidedBy: PaymentEvent | null;
  /** Captured payments that the order doesn't need: of another amount, or a second one. They go back. */
  readonly surplus: readonly PaymentEvent[];
};

/**
 * What a set of events says of what is due: their order of arrival and their repetitions make no difference. The first payment captured in
 * full pays, whatever failed beside it; without one a payment that was authorised is being checked; else the last to fail decides.
 * Source: decisions, Cart, quote, order (payment).
 */
export function paymentStanding(events: Iterable<PaymentEvent>, due: Paise): PaymentStanding {
  const known = [...new Map([...events].map((event) => [event.id, event])).values()].sort(earlierFirst);
  const captured = known.filter(({ kind }) => kind === "captured");
  const paying = captured.find(({ amount }) => amount === due) ?? null;
  const surplus = firstOfEach(captured.filter(({ payment }) => payment !== paying?.payment));
  if (paying !== null) return { kind: "paid", decidedBy: paying, surplus };

  const settled = new Set(known.filter(({ kind }) => kind !== "authorised").map(({ payment }) => payment));
  const open = known.find(({ payment }) => !settled.has(payment)) ?? null;
  if (open !== null) return { kind: "being-checked", decidedBy: open, surplus };
  const failed = known.findLast(({ kind }) => kind === "failed") ?? null;
  return { kind: failed === null ? "waiting" : "failed", decidedBy: failed, surplus };
}

const earlierFirst = (a: PaymentEvent, b: PaymentEvent): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/** A payment is captured once, however often it is told. */
const firstOfEach = (captured: readonly PaymentEvent[]): readonly PaymentEvent[] =>
  captured.filter(({ payment }, place) => captured.findIndex((other) => other.payment === payment) === place);
