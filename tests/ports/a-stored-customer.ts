import { randomUUID } from "node:crypto";
import { customerId } from "#core/identity/customer-id.ts";
import { now } from "#tests/fixtures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Somebody with an account and nothing else, kept in a database: for what refers to a customer. */
export async function aStoredCustomer(db: Database): Promise<CustomerId> {
  const id = randomUUID();
  await db
    .insertInto("customer")
    .values({ id, name: "Asha Kulkarni", mobile: null, email: null, created_at: new Date(now), standing: "staying", due_from: null })
    .execute();
  return customerId(id);
}
