import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { day } from "#core/shared/day.ts";
import { postgresAccessLog } from "#adapters/postgres/consultations/access-log.ts";
import { postgresTicks } from "#adapters/postgres/consultations/ticks.ts";
import { postgresDepartures } from "#adapters/postgres/identity/departures.ts";
import { changeNoted } from "#adapters/postgres/trackers/change-noted.ts";
import { takeOps } from "#adapters/postgres/trackers/take-ops.ts";
import { postgresTrackers } from "#adapters/postgres/trackers/trackers.ts";
import { aGlass, aPut } from "#tests/builders/a-tracker-op.ts";
import { now } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Departures } from "#core/identity/departures.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const DAY = 24 * 60 * 60 * 1000;

async function someone(): Promise<CustomerId> {
  const id = randomUUID();
  await db
    .insertInto("customer")
    .values({ id, name: "Asha Kulkarni", mobile: null, email: null, created_at: new Date(now) })
    .execute();
  return customerId(id);
}

const rowsOf = async (customer: CustomerId): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`select (select count(*) from tracker_op where customer = ${customer})
    + (select count(*) from tracker_entry where customer = ${customer}) + (select count(*) from tracker_day where customer = ${customer}) as rows`.execute(
    db,
  );
  return rows[0]?.rows ?? 0;
};

/** As the queue does: once more where the database ended it for a press that waited for it. */
async function comeDue(departures: Departures, customer: CustomerId, at: number): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const failure = await departures.comeDue(customer, at).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null) return;
    if (tries === 9) throw failure;
  }
}

describe("what is noted of somebody who is gone", () => {
  it("is refused", async () => {
    const [asha, gone] = [await someone(), customerId(randomUUID())];
    const trackers = postgresTrackers(db);
    await trackers.take(asha, [aPut(aGlass())], now);
    expect(await rowsOf(asha)).toBe(3);
    await expect(trackers.take(gone, [aPut(aGlass())], now)).rejects.toThrow();
    expect(await rowsOf(gone)).toBe(0);
  });

  it("is neither a tick nor an entry of who read their health data", async () => {
    const [asha, gone] = [await someone(), customerId(randomUUID())];
    const [ticks, log] = [postgresTicks(db), postgresAccessLog(db)];
    const dose = { booking: payableId("b-1"), item: "a", day: day("2026-11-20"), time: "morning" };
    const read = { member: null, at: now, by: "Dr. Sunanda Joshi", seen: ["prescriptions"], booking: dose.booking, start: now } as const;
    for (const who of [asha, gone]) await ticks.put(who, dose, now);
    await log.add({ customer: asha, ...read });
    await expect(log.add({ customer: gone, ...read })).rejects.toThrow();
    expect([await ticks.since(asha, dose.day), await ticks.since(gone, dose.day)]).toEqual([[dose], []]);
    expect(await log.of(gone, { before: null, limit: 9 })).toEqual([]);
  });

  it("is kept before the account ends, which waits for it and takes it along", async () => {
    const [asha, departures] = [await someone(), postgresDepartures(db)];
    await postgresTrackers(db).take(asha, [aPut(aGlass())], now); // From here on no row that names them by a key is new.
    expect(await departures.begin(asha, now)).toBe("leaving");
    const waiting = async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length;
    };
    const ending = await changeNoted(db, asha, async (trx) => {
      await takeOps(trx, { patient: asha, ops: [aPut(aGlass())], at: now, way: "by-hand" });
      const comesDue = departures.comeDue(asha, now + 400 * DAY);
      await expect.poll(waiting).toBe(1);
      return { comesDue };
    });
    await ending.comesDue;
    expect(await rowsOf(asha)).toBe(0);
  });

  it("goes with the account, also what comes in while it ends", async () => {
    const [trackers, departures] = [postgresTrackers(db), postgresDepartures(db)];
    const leaving = await Promise.all(Array.from({ length: 2 }, someone));
    for (const customer of leaving) expect(await departures.begin(customer, now)).toBe("leaving");
    await Promise.all(
      leaving.flatMap((customer) => [
        ...Array.from({ length: 3 }, () => trackers.take(customer, [aPut(aGlass())], now).catch(() => null)),
        comeDue(departures, customer, now + 400 * DAY),
      ]),
    );
    for (const customer of leaving) {
      await departures.comeDue(customer, now + 900 * DAY);
      const { length } = await db.selectFrom("customer").select("id").where("id", "=", customer).execute();
      expect([length, await rowsOf(customer)]).toEqual([0, 0]);
    }
  });
});
