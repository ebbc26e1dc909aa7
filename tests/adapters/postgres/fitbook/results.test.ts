import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { freeze } from "#adapters/postgres/fitbook/challenges/freeze.ts";
import { putResult } from "#adapters/postgres/fitbook/challenges/put-result.ts";
import { challengeId } from "#core/fitbook/challenge.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { freezingOf } from "#core/fitbook/challenges/freezing.ts";
import { aDatabase } from "#tests/postgres.ts";

const db = await aDatabase();
afterAll(() => db.destroy());

beforeEach(async () => {
  await sql`delete from challenge`.execute(db);
  await sql`delete from customer`.execute(db);
  await sql`insert into customer (id, name, created_at) select 'p' || nth, 'P', now() from generate_series(1, 3) as nth`.execute(db);
  await sql`insert into challenge (id, activity, start_day, end_day, is_open, created_at, measure) values ('c', 'Walk', '2026-01-01', '2026-01-31', true, now(), 'steps')`.execute(
    db,
  );
  await sql`insert into challenge_player (challenge, customer, joined_at) select 'c', 'p' || nth, now() from generate_series(1, 3) as nth`.execute(
    db,
  );
});

/** After the board is frozen. */
const LATER = Date.parse("2026-03-01");

const put = (challenge: string, people: readonly (string | null)[], on = db) =>
  sql`insert into challenge_result (challenge, version, place, customer, rank, score, days, badges)
    select ${challenge}, 1, nth - 1, person, nth, 10, 1, '{}' from unnest(${[...people]}::text[]) with ordinality as one (person, nth)`.execute(
    on,
  );

const named = async () =>
  (await sql<{ customer: string | null }>`select customer from challenge_result order by place`.execute(db)).rows.map(
    ({ customer }) => customer,
  );

describe("rows of a result", () => {
  it("name players alone, so nobody who isn't there, and change to nobody's", async () => {
    const rows = ["p1", "nobody", null, "p3"].map((one, place) => ({
      customer: one === null ? null : customerId(one),
      rank: place + 1,
      score: 10 - place,
      days: 1,
      isAnonymous: false,
      badges: place === 0 ? (["gold", "finisher"] as const) : [],
    }));
    await db.transaction().execute((trx) => putResult(trx, challengeId("c"), { version: 1, at: LATER, rows }));
    expect(await named()).toEqual(["p1", null, null, "p3"]);
    const { rows: badges } = await sql`select badges from challenge_result order by place`.execute(db);
    expect(badges).toEqual([{ badges: ["gold", "finisher"] }, { badges: [] }, { badges: [] }, { badges: [] }]);
    await expect(sql`update challenge_result set customer = 'nobody' where place = 0`.execute(db)).rejects.toThrow(/not there/);
  });

  it("go with their challenge, and stay without a name where a person goes", async () => {
    await put("c", ["p1", "p2"]);
    await sql`delete from customer where id = 'p1'`.execute(db);
    expect(await named()).toEqual([null, "p2"]);
    await sql`delete from challenge where id = 'c'`.execute(db);
    expect(await named()).toEqual([]);
  });

  it("name nobody who goes while they are made", async () => {
    let gone: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await sql`select from challenge where id = 'c' for update`.execute(trx);
      await put("c", ["p1", "p2"], trx);
      gone = sql`delete from customer where id = 'p2'`.execute(db);
      await isWaiting();
    });
    await gone;
    expect(await named()).toEqual(["p1", null]);
  });

  it("are not made of somebody who is going when they are made", async () => {
    await sql`update challenge_player set joined_at = '2025-12-31', score = 5, days = 1`.execute(db);
    let settled: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (trx) => {
      await sql`delete from customer where id = 'p2'`.execute(trx);
      settled = freeze(db, challengeId("c"), (facts) => freezingOf(facts, LATER));
      await isWaiting();
    });
    await settled;
    expect(await named()).toEqual(["p1", "p3"]);
  });
});

async function isWaiting(): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      return rows.length;
    })
    .toBe(1);
}
