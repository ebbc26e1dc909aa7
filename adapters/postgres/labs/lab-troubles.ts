import { labTroubles } from "#core/labs/booking/lab-trouble.ts";
import { labReportTroubles } from "#core/labs/reports/report-trouble.ts";
import { keptLabBookings } from "./read-lab-booking.ts";
import { keptLabReports } from "./lab-reports.ts";
import type { LabTrouble } from "#core/labs/booking/lab-trouble.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_ONCE = 200;

/**
 * What staff should look at among all bookings of tests, one portion after the other; empty: everything is right. `at` in milliseconds
 * since 1970.
 */
export async function* troublesOfLabBookings(db: Database, at: number): AsyncGenerator<LabTrouble> {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("lab_booking")
      .select(["id", "customer"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    const customers = [...new Set(rows.map(({ customer }) => customer))];
    const found = await keptLabReports(db, (stored) => stored.where("customer", "in", customers).where("booking_id", "in", ids));
    const reports = Map.groupBy(found, ({ booking }) => booking);
    for (const stored of await keptLabBookings(db, (bookings) => bookings.where("id", "in", ids))) {
      yield* labTroubles(stored, at);
      yield* labReportTroubles(stored.booking, reports.get(stored.booking.id) ?? [], at);
    }
    after = last;
  }
}
