import { sql } from "kysely";
import { BLOCKING_STATES } from "#core/consultations/slots/blocking-states.ts";
import { LONGEST_APPOINTMENT } from "#core/consultations/calendar/longest-appointment.ts";
import { appointmentIn } from "./practitioner-row.ts";
import type { Appointment } from "#core/consultations/slots/slot-facts.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Whose bookings: of these practitioners, or of this patient with anybody; they overlap the span, in milliseconds since 1970. */
type SoughtBookings = {
  readonly practitioners: readonly string[];
  readonly patient: string | null;
  readonly from: number;
  /** null: without an end. */
  readonly to: number | null;
};

/** Bookings in the states that block time, by start and then id. */
export async function blockingBookings(db: Database, sought: SoughtBookings): Promise<readonly Appointment[]> {
  if (sought.practitioners.length === 0 && sought.patient === null) return [];
  const rows = await rowsOfBlocking(db, sought).execute();
  return rows.map(appointmentIn).filter(({ start, length, buffer }) => start + (length + buffer) * 60_000 > sought.from);
}

/** Their rows, and those of some that end before. */
export const rowsOfBlocking = (db: Database, { practitioners, patient, from, to }: SoughtBookings) =>
  db
    .selectFrom("booking")
    .selectAll()
    .where("state", "in", BLOCKING_STATES)
    .where("starts_at", ">", new Date(from - LONGEST_APPOINTMENT))
    .$if(to !== null, (query) => query.where("starts_at", "<", new Date((to ?? 0) + LONGEST_APPOINTMENT)))
    .where((where) =>
      where.or([
        where("practitioner", "=", sql<string>`any(${practitioners}::text[])`), // One parameter: a statement takes 65,535 at most.
        ...(patient === null ? [] : [where(sql<string>`coalesce(member, customer)`, "=", patient)]),
      ]),
    )
    .orderBy("starts_at")
    .orderBy(sql`id collate "C"`);
