import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Nobody else changes what a customer plays in until the caller's transaction ends. */
export async function lockPlayers(trx: Database, customer: CustomerId): Promise<void> {
  await trx
    .selectFrom("challenge_player")
    .select("challenge")
    .where("customer", "=", customer)
    .orderBy("challenge")
    .forNoKeyUpdate()
    .execute();
}
