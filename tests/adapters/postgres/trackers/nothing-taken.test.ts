import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { aGlass, aPut } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { aStoredCustomer } from "#tests/ports/a-stored-customer.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

describe("presses of which none is new", () => {
  it("are told to no page: one that waits for its time, or what was sent before, would be sent again by each that hears of it", async () => {
    const customer = await aStoredCustomer(db);
    const trackers = postgresTrackers(db);
    const version = async () =>
      (await db.selectFrom("notified").select("version").where("customer", "=", customer).executeTakeFirst())?.version ?? 0;
    const [glass, ahead] = [aPut(aGlass()), aPut(aGlass(250, now + 3_600_000))];
    expect((await trackers.take(customer, [glass, ahead], now)).accepted).toEqual([glass.op]);
    const told = await version();
    expect(told).toBeGreaterThan(0);

    expect(await trackers.take(customer, [ahead], now)).toMatchObject({ accepted: [], refused: [{ op: ahead.op, why: "ahead" }] });
    expect(await trackers.take(customer, [glass], now)).toMatchObject({ accepted: [], repeated: [glass.op] });
    expect(await version()).toBe(told);

    expect((await trackers.take(customer, [ahead], now + 3_600_000)).accepted).toEqual([ahead.op]);
    expect(await version()).toBe(told + 1);
  });
});
