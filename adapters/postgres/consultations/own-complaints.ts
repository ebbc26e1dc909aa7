import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What a customer wrote before their appointments. */
export async function* ownComplaints(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  yield* await db
    .selectFrom("booking_complaint")
    .innerJoin("booking", "booking.id", "booking_complaint.booking_id")
    .select(["booking_id", "words"])
    .where("customer", "=", customer)
    .orderBy("booking_id")
    .execute();
}
