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

/** What a customer said privately of their appointments. */
export async function* ownFeedback(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  yield* await db
    .selectFrom("booking_feedback")
    .innerJoin("booking", "booking.id", "booking_feedback.booking_id")
    .select(["booking_id", "line", "text"])
    .where("customer", "=", customer)
    .orderBy("booking_id")
    .execute();
}

/** All versions of what was prescribed to a customer and their members. */
export async function* ownPrescriptions(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  yield* await db
    .selectFrom("prescription")
    .innerJoin("prescription_version", "prescription_version.booking_id", "prescription.booking_id")
    .select(["prescription.number", "version", "content", "hash", "withdrawn_at", "withdrawn_because"])
    .where("customer", "=", customer)
    .orderBy("prescription.number")
    .orderBy("version")
    .execute();
}
