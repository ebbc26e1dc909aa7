import { printedUtc } from "#core/shared/printed-utc.ts";
import { explainedBooking } from "#core/consultations/staff/explained-booking.ts";
import { unneededJson } from "#cli/payments/unneeded-json.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";

/** A booking in a list, as programs read it; amounts in paise. */
export const bookingRowJson = ({ booking }: KeptBooking): object => {
  const { id, customer, member, practitioner, start, length, mode, fee, plan, state, expiresAt, refund } = booking;
  return {
    _id: id,
    state,
    start: printedUtc(start),
    length,
    mode,
    fee,
    plan: plan === null ? null : { subscription: plan.subscription, title: plan.title, instead_of: plan.instead, left: plan.left },
    practitioner,
    customer,
    member,
    expires_at: utcOrNull(expiresAt),
    refund: refund === null ? null : { amount: refund.payout, state: refund.state },
  };
};

/** A booking with its steps, payments, papers and entries of the ledger. */
export const bookingJson = (stored: KeptBooking): object => ({
  ...bookingRowJson(stored),
  steps: stored.booking.history.map(({ at, by, deed }) => ({ at: printedUtc(at), by, ...deed })),
  payments: stored.payments.map((event) => ({ ...event, at: printedUtc(event.at) })),
  papers: stored.papers.map(({ kind, number, day, amount, rate }) => ({ kind, number, day, amount, gst: rate })),
  ledger: stored.ledger.map(({ key, kind, at, postings }) => ({ key, kind, at: printedUtc(at), postings })),
});

/** Why a booking and its money stand as they do. */
export function bookingExplanationJson(stored: KeptBooking): object {
  const { steps, payment, back, rule, planOutcome } = explainedBooking(stored);
  const { plan } = stored.booking;
  return {
    _id: stored.booking.id,
    state: stored.booking.state,
    steps: steps.map(({ number, at, by, deed, from, to, start }) => ({
      number,
      at: printedUtc(at),
      by,
      event: deed.event,
      ...(deed.kind === "call-off" ? { reason: deed.reason } : {}),
      from,
      to,
      start: printedUtc(start),
    })),
    payment: { state: payment.state, decided_by: payment.decidedBy, unneeded: payment.unneeded.map(unneededJson) },
    refund: back === null ? null : { amount: back, rule },
    plan: plan === null ? null : { subscription: plan.subscription, instead_of: plan.instead, consultation: planOutcome },
  };
}
