import type { PaymentEvent } from "./payment-state.ts";

/** `payments`: all of them, the oldest first; `fresh`: those that were not known before. */
type JoinedEvents = { readonly payments: readonly PaymentEvent[]; readonly fresh: readonly PaymentEvent[] };

/** Payment events that were known, with those that a provider reports. An event counts once, however often it is reported. Source: specification/payments.md, Events of a payment. */
export function joinedEvents(known: readonly PaymentEvent[], reported: readonly PaymentEvent[]): JoinedEvents {
  const all = new Map(known.map((event) => [event.id, event]));
  for (const event of reported) if (!all.has(event.id)) all.set(event.id, event);
  const payments = [...all.values()].toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  return { payments, fresh: [...all.values()].slice(known.length) };
}
