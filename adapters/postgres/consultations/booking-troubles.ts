import { bookingTroubles } from "#core/consultations/staff/booking-trouble.ts";
import { keptBookings } from "./read-booking.ts";
import type { PurchaseTrouble } from "#core/payments/purchase/purchase-trouble.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const AT_ONCE = 200;

/**
 * What staff should look at among all bookings, one portion after the other; empty: everything is right. `at` in milliseconds since 1970.
 */
export async function* troublesOfBookings(db: Database, at: number): AsyncGenerator<PurchaseTrouble> {
  for (let after = ""; ; ) {
    const rows = await db.selectFrom("booking").select("id").where("id", ">", after).orderBy("id").limit(AT_ONCE).execute();
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    for (const stored of await keptBookings(db, (bookings) => bookings.where("id", "in", ids))) yield* bookingTroubles(stored, at);
    after = last;
  }
}
