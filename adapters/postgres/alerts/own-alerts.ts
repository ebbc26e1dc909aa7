import { sql } from "kysely";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** What a customer waits for: alerts asked for while signed in, and alerts by letter to their present address. */
export async function* ownAlerts(db: Database, customer: CustomerId): AsyncGenerator<unknown> {
  const reading = namingOutages("own data", {
    async of(whose: CustomerId) {
      const { rows } = await sql`select id, kind, subject, price, email, language, state, asked_at, told_at from alert
        where customer = ${whose} or email = (select email from customer where id = ${whose}) order by asked_at, id`.execute(db);
      return rows;
    },
  });
  yield* await reading.of(customer);
}
