import { changeNotifications } from "#adapters/postgres/notifications/notification-writes.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Changes what a customer has noted, as one step, by changeNotifications. Whoever is gone is refused, and whoever goes waits, as a foreign
 * key would have it: presses and entries have none, and where the rows lie on other nodes than the customer's, no such row has one.
 */
export const changeNoted = <Outcome>(db: Database, customer: CustomerId, act: (trx: Database) => Promise<Outcome>): Promise<Outcome> =>
  changeNotifications(db, [customer], (trx, versions) => {
    if (!versions.has(customer)) throw new TypeError("a customer who is there");
    return act(trx);
  });
