import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresSubscriptions } from "#adapters/postgres/plans/subscriptions.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { aDesk, subscriptionsSuite } from "#tests/core/plans/subscriptions-suite.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Place } from "#tests/core/plans/subscriptions-suite.ts";

let db: Database;

beforeAll(async () => {
  db = await aDatabase();
});

afterAll(() => db.destroy());

function inPostgres(): Place {
  return {
    subscriptions: postgresSubscriptions(db),
    async someone() {
      const id = customerId(randomUUID());
      const email = `${id}@niramaya.example`;
      await db
        .insertInto("customer")
        .values({ id, name: "Asha Kulkarni", mobile: null, email, created_at: new Date(now) })
        .execute();
      return id;
    },
    async jobs(id) {
      const { sql } = await import("kysely");
      const { rows } = await sql<{ name: string }>`select name from jobs.job where strpos(data::text, ${id}) > 0`.execute(db);
      return rows.map(({ name }) => name);
    },
  };
}

subscriptionsSuite("PostgreSQL", inPostgres);

describe("plans that wait in PostgreSQL", () => {
  it("are one a customer, whoever writes", async () => {
    const desk = aDesk(inPostgres());
    const asha = await desk.someone();
    const id = await desk.bought(asha);
    const { sql } = await import("kysely");
    const twice = sql`insert into plan_subscription select 's-twin', customer, facts, state, expires_at, made_at, 'other', language from plan_subscription where id = ${id}`;
    await expect(twice.execute(db)).rejects.toThrow("plan_subscription_waiting");
  });
});
