import { bookingChange } from "#core/consultations/booking/booking-change.ts";
import { bookingPayable } from "#core/consultations/booking/booking-payable.ts";
import { captured, returned } from "#core/payments/payment-entries.ts";
import { keptBookings } from "#adapters/postgres/consultations/read-booking.ts";
import { insertBooking, putBookingChange } from "#adapters/postgres/consultations/write-booking.ts";
import { putPaymentEvents } from "#adapters/postgres/ledger/put-money.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { BookingStep } from "#core/consultations/booking/booking-step.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

type History = {
  readonly booking: Booking;
  readonly complaint: string | null;
  readonly moments: readonly { readonly step: BookingStep; readonly events: readonly PaymentEvent[] }[];
};

/**
 * Stores bookings with everything that happened to them, as part of the caller's transaction. What was paid for none of them has gone back.
 */
export async function putBookings(trx: Database, histories: readonly History[]): Promise<void> {
  for (const { booking, complaint, moments } of histories) {
    const at = booking.history[0]?.at ?? booking.start;
    await insertBooking(trx, booking, { complaint, language: null, key: `demo ${booking.id}`, at });
    let last = await kept(trx, booking);
    for (const { step, events } of moments) last = await putMoment(trx, last, step, events);
    await putPayments(trx, last, at);
  }
}

/** Answers how it stands then, save for its papers: nothing here asks for those. */
async function putMoment(trx: Database, before: KeptBooking, step: BookingStep, events: readonly PaymentEvent[]): Promise<KeptBooking> {
  const { booking, payments, ledger } = before;
  const moved = bookingChange(booking, [step]);
  if (moved.kind === "refused") throw new TypeError(`${booking.id} takes no such step: ${moved.refusal.kind}`);
  await putPaymentEvents(trx, booking, { events, at: null });
  const taken = [...events.map((event) => captured(booking, event)), ...moved.value.entries];
  const after = { ...before, booking: moved.value.after, payments: [...payments, ...events], ledger: [...ledger, ...taken] };
  const surplus = bookingPayable(after).goingBack.map((event) => returned(booking, event, step.at));
  const reminders = moved.value.jobs.filter(({ job }) => job.kind === "remind-of-booking"); // The rest of what follows has happened.
  await putBookingChange(trx, before, { ...moved.value, entries: [...taken, ...surplus], jobs: reminders });
  return { ...after, ledger: [...after.ledger, ...surplus] };
}

/** What the sandbox would have stored, so that a later cancellation can be paid back. */
async function putPayments(trx: Database, { booking, payments }: KeptBooking, at: number): Promise<void> {
  const [payment] = payments;
  if (payment === undefined || (payment.kind !== "captured" && payment.kind !== "failed")) return;
  const { id, fee } = booking;
  const provider_order = `sbo_demo_${id}`;
  const begun_at = new Date(at);
  await trx
    .insertInto("payment")
    .values({ provider: "sandbox", provider_order, payable: id, amount: fee, begun_at, looked_at: null, is_under_way: null })
    .execute();
  await trx.insertInto("sandbox_order").values({ id: provider_order, payable: id, amount: fee, opened_at: begun_at }).execute();
  await trx
    .insertInto("sandbox_payment")
    .values({ id: payment.payment, order_id: provider_order, amount: fee, state: payment.kind, at: new Date(payment.at) })
    .execute();
}

async function kept(trx: Database, { id }: Booking): Promise<KeptBooking> {
  const [found] = await keptBookings(trx, (rows) => rows.where("id", "=", id));
  if (found === undefined) throw new TypeError(`${id} was not kept`);
  return found;
}
