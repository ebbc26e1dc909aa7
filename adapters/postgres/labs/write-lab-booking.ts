import { sql } from "kysely";
import { TAKING_STATES } from "#core/labs/booking/lab-bookings.port.ts";
import { capacityAt } from "#core/labs/booking/lab-room.ts";
import { putChange } from "#adapters/postgres/payments/put-change.ts";
import { putSteps } from "#adapters/postgres/payments/put-steps.ts";
import { putLabPapers } from "./lab-papers.ts";
import type { LabBooking } from "#core/labs/booking/lab-booking.ts";
import type { LabBookingChange } from "#core/labs/booking/lab-booking-change.ts";
import type { KeptLabBooking } from "#core/labs/booking/lab-bookings.port.ts";
import type { Language } from "#core/shared/language.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const STEPS = { table: "lab_booking_step", key: "booking_id" } as const;

/** What comes with a new booking, `at` in milliseconds since 1970. */
type Made = { readonly language: Language | null; readonly key: string; readonly at: number };

/** Stores a new booking with its steps and the room that it takes, as part of the caller's transaction. */
export async function insertLabBooking(trx: Database, booking: LabBooking, made: Made): Promise<void> {
  const { id, customer, lab, place, start, basket, state, expiresAt } = booking;
  await trx
    .insertInto("lab_booking")
    .values({
      id,
      customer,
      lab: lab.id,
      place: place.kind,
      pincode: place.kind === "home" ? place.address.pincode : null,
      starts_at: new Date(start),
      facts: JSON.stringify({ lab, place, basket }),
      state,
      expires_at: expiresAt === null ? null : new Date(expiresAt),
      made_at: new Date(made.at),
      call_key: made.key,
      language: made.language,
    })
    .execute();
  await putSteps(trx, STEPS, booking, 0);
  await countRoom(trx, booking, "grows");
}

/** Stores everything that a change brings about, as part of the caller's transaction. */
export async function putLabBookingChange(
  trx: Database,
  { booking: before, ledger }: KeptLabBooking,
  change: LabBookingChange,
): Promise<void> {
  const { after, papers } = change;
  await putChange(trx, { before, ledger }, change, {
    steps: STEPS,
    async row() {
      await trx
        .updateTable("lab_booking")
        .set({
          state: after.state,
          starts_at: new Date(after.start),
          expires_at: after.expiresAt === null ? null : new Date(after.expiresAt),
        })
        .where("id", "=", after.id)
        .execute();
      const isElsewhere = before.start !== after.start;
      if (takesRoom(before) && (isElsewhere || !takesRoom(after))) await countRoom(trx, before, "shrinks");
      if (takesRoom(after) && (isElsewhere || !takesRoom(before))) await countRoom(trx, after, "grows");
    },
    papers: () => putLabPapers(trx, after, papers),
  });
}

const takesRoom = ({ state }: LabBooking): boolean => TAKING_STATES.includes(state);

/**
 * Counts who takes room of a slot. More than its calendar allows were possible only if that allows less than before; then nobody new gets
 * in: the table refuses what grows beyond.
 */
async function countRoom(trx: Database, { lab, place, start }: LabBooking, change: "grows" | "shrinks"): Promise<void> {
  const calendar = await trx.selectFrom("lab_calendar").select("offer").where("id", "=", lab.id).executeTakeFirst();
  const room = calendar === undefined ? 0 : capacityAt(calendar.offer, place.kind, start);
  const at = new Date(start);
  await sql`
    insert into lab_slot (lab, place, starts_at, taken, capacity)
    select ${lab.id}, ${place.kind}, ${at}::timestamptz, count(*), greatest(${room}::int, count(*) - ${change === "grows" ? 1 : 0}::int)
      from lab_booking
      where lab = ${lab.id} and place = ${place.kind} and starts_at = ${at} and state = any(${TAKING_STATES}::text[])
    on conflict (lab, place, starts_at) do update set taken = excluded.taken, capacity = excluded.capacity`.execute(trx);
}
