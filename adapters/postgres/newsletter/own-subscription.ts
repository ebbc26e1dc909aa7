import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** The newsletter goes to an address, whoever owns it. This is the subscription of the customer's own address, if they have one. */
export async function* ownSubscription(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  const reading = namingOutages("own data", {
    of: (whose: CustomerId) =>
      db
        .selectFrom("subscription")
        .innerJoin("customer", "customer.email", "subscription.email")
        .select(["subscription.email", "state", "asked_at", "confirmed_at"])
        .where("customer.id", "=", whose)
        .execute(),
  });
  yield* await reading.of(customer);
}
