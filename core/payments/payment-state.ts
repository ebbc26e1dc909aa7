import type { Paise } from "../shared/money.ts";

/** What a provider reported about a payment. `id` is the event's, `payment` the payment's; `at` in milliseconds since 1970. */
export type PaymentEvent = {
  readonly id: string;
  readonly payment: string;
  readonly kind: "authorised" | "captured" | "failed";
  readonly amount: Paise;
  readonly at: number;
};

/** Whether something is paid, and the event that decides it; null: no event decides it yet. */
export type PaymentState = {
  readonly kind: "waiting" | "being-checked" | "failed" | "paid";
  readonly decidedBy: PaymentEvent | null;
  /** Captured payments that what is paid for doesn't need, because the amount differs or because another payment pays for it. They go back. */
  readonly surplus: readonly PaymentEvent[];
};

/**
 * Captured payments that what is paid for doesn't need, or can't use any more: also the one that pays, where it came too late to count.
 * Source: specification/payments.md, A late payment.
 */
export const unneededEvents = ({ kind, decidedBy, surplus }: PaymentState, doesCount: boolean): readonly PaymentEvent[] =>
  kind === "paid" && decidedBy !== null && !doesCount ? [decidedBy, ...surplus] : surplus;

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
