import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { signedIn } from "./shop-process.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** So many new people of Fitbook, each with what asks a shop in their name. */
export async function peopleOfFitbook(db: Database, count: number) {
  const made = await signedIn(db, count);
  for (const { customer } of made)
    await sql`insert into fitbook_profile (customer, name, about, is_findable, name_keys, about_audience, lists_audience, badges_audience, entered_at)
      values (${customer}, 'Nirmala Rao', '', true, '{}', 'everybody', 'everybody', 'followers', now())`.execute(db);
  return made.map(({ customer, bearer }) => ({ id: customerId(customer), at: (address: string) => clientOf(address, bearer) }));
}
