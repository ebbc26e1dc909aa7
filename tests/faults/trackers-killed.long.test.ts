import { HEALTH_CONSENT_TEXT } from "#core/account/health-consent.ts";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { aShop, aShopFolder, beside, signedIn } from "./shop-process.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const folder = await aShopFolder();
const GLASS = 250;

type Batch = readonly { readonly op: string }[];

/** So many glasses of this moment, as a device sends them. */
const glasses = (count: number): Batch => {
  const at = new Date().toISOString();
  return Array.from({ length: count }, () => ({
    op: randomUUID(),
    entry: randomUUID(),
    n: 1,
    at,
    kind: "put",
    value: { tracker: "water", at, ml: GLASS },
  }));
};

/** What became of each press; null: the server could not be reached, or could not say. */
async function sent(
  address: string,
  bearer: string,
  ops: Batch,
): Promise<{ accepted: readonly string[]; repeated: readonly string[] } | null> {
  const response = await fetch(`${address}/api/tracker/sync`, {
    method: "POST",
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    body: JSON.stringify({ ops }),
  }).catch(() => null);
  if (response === null) return null;
  if (response.ok) return (await response.json()).payload;
  expect(response.status).toBe(503);
  return null;
}

const asha = (db: Database) =>
  signedIn(db, 1).then(async ([person]) => {
    if (person === undefined) throw new RangeError("somebody");
    await sql`insert into health_consent (customer, given_at, text_version) values (${person.customer}, now(), ${HEALTH_CONSENT_TEXT})`.execute(
      db,
    );
    return person;
  });

/** Presses, entries and the day's sum that the database has of somebody. */
async function keptOf(db: Database, customer: string): Promise<readonly number[]> {
  const { rows } = await sql<{ ops: number; entries: number; sum: string | null }>`select
    (select count(*) from tracker_op where customer = ${customer}) as ops,
    (select count(*) from tracker_entry where customer = ${customer} and value is not null) as entries,
    (select sum(sum) from tracker_day where customer = ${customer}) as sum`.execute(db);
  return rows.flatMap(({ ops, entries, sum }) => [ops, entries, Number(sum)]);
}

/**
 * When the database lingers: before any entry of the presses is written; and when all is written and the end of the transaction was sent.
 */
const MOMENTS = [
  { table: "tracker_entry", trigger: sql`trigger linger before insert on tracker_entry for each statement`, isKept: false },
  {
    table: "tracker_day",
    isKept: true,
    trigger: sql`constraint trigger linger after insert or update on tracker_day deferrable initially deferred for each row`,
  },
] as const;

describe("a server that takes presses", { timeout: 240_000 }, () => {
  it("is killed at any moment: each press is there once when it was sent again", async () => {
    const person = await beside(folder, asha);
    const ops = glasses(20);
    await beside(folder, async (db) => {
      await sql`create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(2); return null; end'`.execute(db);
      for (const { table, trigger, isKept } of MOMENTS) {
        const shop = await aShop({ DATA_DIR: folder });
        await sql`create ${trigger} execute function linger()`.execute(db);
        const first = sent(shop.address, person.bearer, ops);
        const lingers = async () =>
          (await sql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(db)).rows.length;
        await expect.poll(lingers, { timeout: 20_000, interval: 20 }).toBe(1);
        shop.signal("SIGKILL");
        expect([await shop.ended, await first]).toEqual(["SIGKILL", null]);
        await expect.poll(lingers, { timeout: 20_000 }).toBe(0);
        await sql`drop trigger linger on ${sql.table(table)}`.execute(db); // Waits for whoever still writes there.
        const stored = isKept ? ops.length : 0;
        expect(await keptOf(db, person.customer)).toEqual([stored, stored, stored * GLASS]);
      }
      const again = await aShop({ DATA_DIR: folder });
      expect(await sent(again.address, person.bearer, ops)).toMatchObject({ accepted: [], repeated: ops.map(({ op }) => op) });
      expect(await keptOf(db, person.customer)).toEqual([ops.length, ops.length, ops.length * GLASS]);
      again.signal("SIGTERM");
      expect(await again.ended).toBe(0);
    });
  });

  it("has no database for ten seconds: what could not be stored is taken once when it was sent again", async () => {
    const first = await embeddedServer(join(folder, "postgres"), { listen_addresses: "" });
    const { user, password, host, port, database } = first.server;
    const person = await beside(folder, asha);
    const shop = await aShop({
      DATABASE_URL: `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    });
    const batches = Array.from({ length: 12 }, () => glasses(5));
    let [unanswered, isOver] = [0, false];
    /** As a device does: the same until it is answered. */
    const device = async (batch: Batch) => {
      for (;;) {
        const answer = await sent(shop.address, person.bearer, batch);
        if (answer !== null) return [...answer.accepted, ...answer.repeated].length;
        unanswered += 1;
        await passed(isOver ? 50 : 500);
      }
    };
    const sending = Promise.all(batches.map(async (batch, nth) => passed(nth * 100).then(() => device(batch))));
    await passed(300);
    await first.leave(); // Some were answered by then, some are under way, and some come while nothing is there.
    await passed(10_000);
    expect(unanswered).toBeGreaterThan(5);
    const second = await embeddedServer(join(folder, "postgres"));
    onTestFinished(() => second.leave());
    isOver = true;
    expect(await sending).toEqual(batches.map(({ length }) => length));
    expect(await beside(folder, (db) => keptOf(db, person.customer))).toEqual([60, 60, 60 * GLASS]);
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);
  });
});
