import type { PayableId } from "../ledger/entry.ts";
import type { PaymentEvent } from "./payment-state.ts";

/** `payments`: all of them, the oldest first; `fresh`: those that were not known before. */
export type JoinedEvents = { readonly payments: readonly PaymentEvent[]; readonly fresh: readonly PaymentEvent[] };

/** For what a provider's payment serves: for what it was reported first. */
export type PaymentUse = Pick<PaymentEvent, "provider" | "payment"> & { readonly payable: PayableId };

/** Reports that are not known yet, each once. Source: specification/payments.md, Events of a payment. */
export function unknownEvents(known: readonly PaymentEvent[], reported: readonly PaymentEvent[]): readonly PaymentEvent[] {
  const ids = new Set(known.map(({ id }) => id));
  return reported.filter(({ id }, place) => !ids.has(id) && reported.findIndex((other) => other.id === id) === place);
}

/**
 * Payment events of something that were known, with those that a provider reports. An event counts once, however often it is reported. One
 * of a payment that serves something else already is kept, and pays for nothing here. `uses`: of the payments of unknown events.
 * Source: specification/payments.md, Events of a payment.
 */
export function joinedEvents(
  payable: PayableId,
  {
    known,
    reported,
    uses,
  }: { readonly known: readonly PaymentEvent[]; readonly reported: readonly PaymentEvent[]; readonly uses: readonly PaymentUse[] },
): JoinedEvents {
  const serves = (event: PaymentEvent) => uses.find((use) => use.provider === event.provider && use.payment === event.payment)?.payable;
  const fresh = unknownEvents(known, reported).map((event): PaymentEvent => {
    return (serves(event) ?? payable) === payable ? event : { ...event, kind: "used-elsewhere" };
  });
  return { payments: [...known, ...fresh].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)), fresh };
}
