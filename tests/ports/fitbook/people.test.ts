import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresPeople } from "#adapters/postgres/fitbook/people.ts";
import { now } from "#tests/fixtures.ts";
import { aHeardDatabase } from "#tests/postgres.ts";
import { relationsInPostgres } from "#tests/ports/fitbook/relations.ts";
import { peopleSuite } from "#tests/core/fitbook/people/people-suite.ts";

const { db, beats } = await aHeardDatabase();

peopleSuite("PostgreSQL", () => ({
  people: postgresPeople(db),
  ties: relationsInPostgres(db, beats),
  async outsider() {
    const id = crypto.randomUUID();
    await db
      .insertInto("customer")
      .values({ id, name: "Nisha", mobile: null, email: null, created_at: new Date(now) })
      .execute();
    return customerId(id);
  },
  async many(customer, done, count) {
    const others = sql`with made as (insert into customer (id, name, created_at)
        select gen_random_uuid()::text, 'Ravi', now() from generate_series(1, ${count}::int) returning id)`;
    await (done === "asked"
      ? sql`${others} insert into follow (follower, followed, state, changed_at) select ${customer}, id, 'requested', now() from made`
      : sql`${others} insert into customer_block (blocker, blocked, blocked_at) select ${customer}, id, now() from made`
    ).execute(db);
  },
}));
