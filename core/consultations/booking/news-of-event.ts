import type { BookingEvent } from "./booking-step.ts";

/**
 * What an event means to a booking's customer; null: nothing that they are told. Source: specification/consultations.md, What is told of a
 * booking.
 */
export const NEWS_OF_EVENT = {
  hold: null,
  ask: null,
  confirm: "booked",
  pay: "booked",
  fail: null,
  release: null,
  expire: null,
  revive: "booked",
  cancel: "cancelled",
  "call-off": "called-off",
  reschedule: "moved",
  "patient-missed": "patient-missed",
  "practitioner-missed": "practitioner-missed",
  "check-in": null,
  admit: null,
  complete: null,
  "break-off": "broken-off",
  refund: "goes-back",
  rebook: "moved",
  "give-back": "goes-back",
} as const satisfies Readonly<Record<BookingEvent, string | null>>;
