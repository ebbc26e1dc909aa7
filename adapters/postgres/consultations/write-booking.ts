import { putJobsIn } from "#adapters/postgres/jobs/queue.ts";
import { putEntries } from "#adapters/postgres/ledger/put-money.ts";
import { stepRows } from "#adapters/postgres/payments/step-rows.ts";
import { putPapers } from "./booking-papers.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { BookingChange } from "#core/consultations/booking/booking-change.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { Language } from "#core/shared/language.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What comes with a new booking, `at` in milliseconds since 1970. */
type Made = { readonly complaint: string | null; readonly language: Language | null; readonly key: string; readonly at: number };

/** Stores a new booking with its steps, as part of the caller's transaction. */
export async function insertBooking(trx: Database, booking: Booking, made: Made): Promise<void> {
  const { id, practitioner, customer, member, start, length, buffer, mode, fee, plan, state, expiresAt } = booking;
  await trx
    .insertInto("booking")
    .values({
      id,
      practitioner,
      customer,
      member,
      starts_at: new Date(start),
      length,
      buffer,
      mode,
      fee,
      plan: plan === null ? null : JSON.stringify(plan),
      state,
      expires_at: expiresAt === null ? null : new Date(expiresAt),
      made_at: new Date(made.at),
      call_key: made.key,
      language: made.language,
    })
    .execute();
  await putSteps(trx, booking, 0);
  if (made.complaint !== null) await trx.insertInto("booking_complaint").values({ booking_id: id, words: made.complaint }).execute();
}

/** Stores everything that a change brings about, as part of the caller's transaction. Throws if it would move other money under a known key. */
export async function putBookingChange(trx: Database, { booking: before, ledger }: KeptBooking, change: BookingChange): Promise<void> {
  const { after, entries, jobs, papers } = change;
  if (after !== before)
    await trx
      .updateTable("booking")
      .set({
        state: after.state,
        starts_at: new Date(after.start),
        expires_at: after.expiresAt === null ? null : new Date(after.expiresAt),
      })
      .where("id", "=", after.id)
      .execute();
  await putSteps(trx, after, before.history.length);
  await putEntries(trx, { customer: before.customer, ledger }, entries);
  await putJobsIn(trx, jobs);
  await putPapers(trx, after, papers); // Counters come last, as with orders.
}

async function putSteps(trx: Database, { id, history }: Booking, from: number): Promise<void> {
  const steps = stepRows(history, from).map((row) => ({ booking_id: id, ...row }));
  if (steps.length > 0) await trx.insertInto("booking_step").values(steps).execute();
}
