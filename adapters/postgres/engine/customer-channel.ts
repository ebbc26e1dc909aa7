import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** On which servers hear whose notifications have changed, or of whose sessions one has ended; what is said there is a customer's id, which tells nobody anything. */
export const CUSTOMER_CHANNEL = "notified";

/** Has the servers hear of a customer, once the transaction is done. */
export const signalOf = (customer: RawBuilder<string>): RawBuilder<unknown> => sql`pg_notify(${CUSTOMER_CHANNEL}, ${customer})`;
