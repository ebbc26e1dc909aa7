import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresLabBookings } from "#adapters/postgres/labs/lab-bookings.ts";
import { putOffer } from "#adapters/postgres/labs/put-offer.ts";
import { postgresSubscriptions } from "#adapters/postgres/plans/subscriptions.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { aHolder, labPlanSuite } from "#tests/core/labs/booking/lab-plan-suite.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Place } from "#tests/core/labs/booking/lab-plan-suite.ts";

let db: Database;

beforeAll(async () => {
  db = await aDatabase();
});

afterAll(() => db.destroy());

const inPostgres = (): Place => ({
  bookings: postgresLabBookings(db),
  subscriptions: postgresSubscriptions(db),
  async someone() {
    const id = customerId(randomUUID());
    const row = { id, name: "Asha Kulkarni", mobile: null, email: `${id}@niramaya.example`, created_at: new Date(now) };
    await db.insertInto("customer").values(row).execute();
    return id;
  },
  offer: (offer) => putOffer(db, offer),
});

/**
 * With what can be written to a table held up, begins one thing, and another once that waits; answers both once the table is free again.
 */
async function inTurn<One, Other>(table: string, begin: () => Promise<One>, then: () => Promise<Other>): Promise<readonly [One, Other]> {
  const slow = await db.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in share mode`.execute(slow);
  const one = begin();
  await expect.poll(whoWait).toBe(1);
  let isDone = false;
  const other = then().finally(() => {
    isDone = true;
  });
  await expect.poll(async () => isDone || (await whoWait()) > 1).toBe(true);
  await slow.commit().execute();
  return [await one, await other];
}

/** How many of this database's connections wait for what another has locked. */
async function whoWait(): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

labPlanSuite("PostgreSQL", inPostgres);

describe("a plan that takes something off tests, asked for twice at once, in postgres", () => {
  it("can't be cancelled by who asks while a slot is being held with it", async () => {
    const holder = await aHolder(inPostgres());
    const [held, cancelled] = await inTurn("lab_booking", holder.held, holder.cancelPlan);
    expect(held.basket.plan).toMatchObject({ subscription: holder.plan });
    expect(cancelled).toMatchObject({ refusal: { kind: "used", count: 1 } });
  });

  it("takes nothing off a slot that is asked for while it is being cancelled", async () => {
    const holder = await aHolder(inPostgres());
    const [cancelled, held] = await inTurn("plan_subscription", holder.cancelPlan, holder.held);
    expect(cancelled).toMatchObject({ value: { stage: "cancelled" } });
    expect(held.basket).toMatchObject({ plan: null, total: 15_550 });
  });
});
