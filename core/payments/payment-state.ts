import type { Paise } from "../shared/money.ts";
import type { ProviderName } from "./payment-provider.port.ts";

/**
 * What a provider reported about a payment. `id` is the event's, `payment` the payment's, which no two payments of `provider` share; `at`
 * in milliseconds since 1970. "begun": its customer is at the bank, whose answer not even the provider knows. "used-elsewhere": its payment
 * was reported of something else before, and pays for nothing here.
 */
export type PaymentEvent = {
  readonly id: string;
  readonly provider: ProviderName;
  readonly payment: string;
  readonly kind: "begun" | "authorised" | "captured" | "failed" | "used-elsewhere";
  readonly amount: Paise;
  readonly at: number;
};

/** Whether something is paid, and the event that decides it; null: no event decides it yet. */
export type PaymentState = {
  readonly kind: "waiting" | "being-checked" | "failed" | "paid";
  readonly decidedBy: PaymentEvent | null;
  /** When a payment was last begun of which nothing further was reported, in milliseconds since 1970; null: none was. */
  readonly begun: number | null;
  /**
   * Captured payments that what is paid for doesn't need, because the amount differs or because another payment pays for it. They go back.
   */
  readonly surplus: readonly PaymentEvent[];
  /** What was reported of payments that serve something else. It counts for nothing here. */
  readonly elsewhere: readonly PaymentEvent[];
};

/** How long somebody is given at the bank, in milliseconds: a payment of which nothing is heard within it was given up. */
const AT_THE_BANK = 60_000;

/**
 * Until when it has to be waited for a payment that is under way, in milliseconds since 1970; null: none is. "unknown": until the provider
 * tells more of one that was authorised. As long as there is one, nobody is offered to pay again. Source: specification/payments.md, An
 * attempt to pay.
 */
export function attemptOpenUntil({ kind, begun }: PaymentState, at: number): number | "unknown" | null {
  if (kind === "being-checked") return "unknown";
  return kind !== "paid" && begun !== null && at < begun + AT_THE_BANK ? begun + AT_THE_BANK : null;
}

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
  const all = [...new Map([...events].map((event) => [event.id, event])).values()].sort(earlierFirst);
  const [elsewhere, known] = [all.filter(isElsewhere), all.filter((event) => !isElsewhere(event))];
  const captured = known.filter(({ kind }) => kind === "captured");
  const inFull = captured.filter(({ amount }) => amount === due);
  const paying = inFull.find(({ payment }) => payment === chosen) ?? inFull[0] ?? null;
  const surplus = firstOfEach(captured.filter(({ payment }) => payment !== paying?.payment));
  if (paying !== null) return { kind: "paid", decidedBy: paying, begun: null, surplus, elsewhere };

  const reported = new Set(known.filter(({ kind }) => kind !== "begun").map(({ payment }) => payment));
  const begun = known.findLast(({ kind, payment }) => kind === "begun" && !reported.has(payment))?.at ?? null;
  const settled = new Set(known.filter(({ kind }) => kind === "captured" || kind === "failed").map(({ payment }) => payment));
  const open = known.find(({ kind, payment }) => kind === "authorised" && !settled.has(payment)) ?? null;
  if (open !== null) return { kind: "being-checked", decidedBy: open, begun, surplus, elsewhere };
  const failed = known.findLast(({ kind }) => kind === "failed") ?? null;
  return { kind: failed === null ? "waiting" : "failed", decidedBy: failed, begun, surplus, elsewhere };
}

const isElsewhere = ({ kind }: PaymentEvent): boolean => kind === "used-elsewhere";

const earlierFirst = (a: PaymentEvent, b: PaymentEvent): number => a.at - b.at || (a.id < b.id ? -1 : 1);

/** A payment is captured once, however often the provider reports it. */
const firstOfEach = (captured: readonly PaymentEvent[]): readonly PaymentEvent[] =>
  captured.filter(({ payment }, place) => captured.findIndex((other) => other.payment === payment) === place);
