import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** All versions of what was prescribed to a customer and their members, by number. */
export async function* ownPrescriptions(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  const prescriptions = await db
    .selectFrom("prescription")
    .select(["booking_id", "number", "withdrawn_at", "withdrawn_because"])
    .where("customer", "=", customer)
    .orderBy("number")
    .execute();
  const signed = await db
    .selectFrom("prescription_version")
    .select(["booking_id", "version", "content", "hash"])
    .where("customer", "=", customer)
    .orderBy("version")
    .execute();
  const versions = Map.groupBy(signed, ({ booking_id }) => booking_id);
  for (const { booking_id, number, ...withdrawn } of prescriptions)
    for (const { version, content, hash } of versions.get(booking_id) ?? []) yield { number, version, content, hash, ...withdrawn };
}
