import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** SQL for a customer's mobile and e-mail address: two rows, of which either may be null. */
export const mobileAndEmailOf = (customer: CustomerId): RawBuilder<string> =>
  sql<string>`(select unnest(array[mobile, email]) from customer where id = ${customer})`;
