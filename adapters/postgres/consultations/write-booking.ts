import { sql } from "kysely";
import { putChange } from "#adapters/postgres/payments/put-change.ts";
import { putSteps } from "#adapters/postgres/payments/put-steps.ts";
import { putPapers } from "./booking-papers.ts";
import type { Booking } from "#core/consultations/booking/booking.ts";
import type { BookingChange } from "#core/consultations/booking/booking-change.ts";
import type { KeptBooking } from "#core/consultations/booking/bookings.port.ts";
import type { Language } from "#core/shared/language.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const STEPS = { table: "booking_step", key: "booking_id" } as const;

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
  await putSteps(trx, STEPS, booking, 0);
  if (made.complaint !== null)
    await sql`insert into booking_complaint (customer, booking_id, words) select ${customer}::text, ${id}::text, ${made.complaint}::text
      returning booking_id`.execute(trx); // As steps are put.
}

/** Stores everything that a change brings about, as part of the caller's transaction. */
export async function putBookingChange(trx: Database, { booking: before, ledger }: KeptBooking, change: BookingChange): Promise<void> {
  const { after, papers } = change;
  await putChange(trx, { before, ledger }, change, {
    steps: STEPS,
    row: () =>
      trx
        .updateTable("booking")
        .set({
          state: after.state,
          starts_at: new Date(after.start),
          expires_at: after.expiresAt === null ? null : new Date(after.expiresAt),
        })
        .where("id", "=", after.id)
        .execute(),
    papers: () => putPapers(trx, after, papers),
  });
}
