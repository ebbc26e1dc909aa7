import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { CustomerId } from "#core/identity/customer-id.ts";

/**
 * The end of an `insert … select`, which then puts a row only while the customer is there, and keeps them there until it is committed: what
 * a foreign key does, for a table whose rows may lie on another node than the customer's. Their id is the column `id`.
 */
export const fromCustomer = (customer: CustomerId): RawBuilder<unknown> => sql`from customer where id = ${customer} for key share`;
