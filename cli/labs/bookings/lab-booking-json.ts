import { printedUtc } from "#core/shared/printed-utc.ts";
import { collectorOf } from "#core/labs/booking/lab-collector.ts";
import { unneededJson } from "#cli/payments/unneeded-json.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { ExplainedLabBooking } from "#core/labs/booking/explained-lab-booking.ts";
import type { KeptLabBooking } from "#core/labs/booking/lab-bookings.port.ts";

/** A booking of tests as programs read it; amounts in paise. Which tests it is for is no part of it. */
export const labBookingJson = ({ booking }: KeptLabBooking): object => ({
  _id: booking.id,
  state: booking.state,
  lab: booking.lab.id,
  start: printedUtc(booking.start),
  place: booking.place.kind,
  pincode: booking.place.kind === "home" ? booking.place.address.pincode : null,
  collector: collectorOf(booking),
  people: booking.basket.people.length,
  fasting_hours: booking.basket.fastingHours,
  total: booking.basket.total,
  expires_at: utcOrNull(booking.expiresAt),
  refund: booking.refund === null ? null : { amount: booking.refund.payout, state: booking.refund.state },
  steps: booking.history.map(({ at, by, deed }) => ({ at: printedUtc(at), by, ...deed })),
});

export const labExplanationJson = ({ booking }: KeptLabBooking, { steps, payment, back }: ExplainedLabBooking): object => ({
  _id: booking.id,
  state: booking.state,
  steps: steps.map(({ step: { at, by, deed }, from, to, start }) => ({
    at: printedUtc(at),
    by,
    event: deed.event,
    from,
    to,
    start: printedUtc(start),
  })),
  payment: { state: payment.state, decided_by: payment.decidedBy, unneeded: payment.unneeded.map(unneededJson) },
  refund: back,
});
