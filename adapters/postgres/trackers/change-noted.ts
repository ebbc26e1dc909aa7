import { changeNotifications } from "#adapters/postgres/notifications/notification-writes.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/**
 * Changes what a customer has noted, as one step, by changeNotifications. Whoever is gone is refused, as a foreign key would refuse them:
 * where the rows lie on other nodes than the customer's, they have none.
 */
export const changeNoted = <Outcome>(db: Database, customer: CustomerId, act: (trx: Database) => Promise<Outcome>): Promise<Outcome> =>
  changeNotifications(db, [customer], (trx, versions) => {
    if (!versions.has(customer)) throw new TypeError("a customer who is there");
    return act(trx);
  });
