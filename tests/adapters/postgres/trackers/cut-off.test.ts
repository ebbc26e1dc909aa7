import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { aGlass, aPut } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
  await sql`create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(20); return null; end'`.execute(db);
});
afterAll(() => db.destroy());

/** Ends the connections that linger, and answers how many there were. */
async function endLingering(): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event = 'PgSleep'`.execute(db);
  return rows.length;
}

describe("presses whose connection ends while they are stored", () => {
  it.each(["tracker_op", "tracker_entry", "tracker_day"])(
    "are there wholly or not at all where it ends at %s, and sent again once",
    async (table) => {
      const customer = customerId(randomUUID());
      await sql`insert into customer (id, name, created_at) values (${customer}, 'Asha', ${new Date(now)})`.execute(db);
      const trackers = postgresTrackers(db);
      const ops = Array.from({ length: 5 }, () => aPut(aGlass()));
      await sql`create trigger linger after insert on ${sql.table(table)} for each statement execute function linger()`.execute(db);
      const taking = trackers.take(customer, ops, now).catch((error: unknown) => error);
      await expect.poll(endLingering, { timeout: 10_000, interval: 20 }).toBe(1);
      expect(await taking).toBeInstanceOf(PortUnavailable);
      await sql`drop trigger linger on ${sql.table(table)}`.execute(db);
      const days = () => trackers.countedDays(customer, "water", { from: day("2026-01-01"), to: day("2026-12-31") });
      expect([await trackers.pressesAfter(customer, "", 9), (await trackers.changesAfter(customer, 0, 9)).entries, await days()]).toEqual([
        [],
        [],
        [],
      ]);
      for (let sent = 0; sent < 2; sent += 1) await trackers.take(customer, ops, now);
      expect((await trackers.pressesAfter(customer, "", 9)).length).toBe(5);
      expect((await trackers.changesAfter(customer, 0, 9)).entries.map(({ value }) => value)).toEqual(ops.map(() => aGlass()));
      expect(await days()).toMatchObject([{ entries: 5, sum: 1_250 }]);
    },
  );
});
