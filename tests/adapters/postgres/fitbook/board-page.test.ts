import * as fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { challengeId } from "#core/fitbook/challenge.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { codePointOrder } from "#core/shared/code-point-order.ts";
import { isMiscounted, recountPlayers } from "#adapters/postgres/fitbook/challenges/board-page.ts";
import { postgresChallenges } from "#adapters/postgres/fitbook/challenges/challenges.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import type { Challenges } from "#core/fitbook/challenges/challenges.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const PEOPLE = 12;
const board = challengeId("board");

let db: Database;
let challenges: Challenges;
beforeAll(async () => {
  db = await aDatabase(await aPlace());
  challenges = postgresChallenges(db);
  await sql`insert into customer (id, name, created_at) select 'p' || nth, 'P', now() from generate_series(0, ${sql.lit(PEOPLE - 1)}) as nth`.execute(
    db,
  );
  await sql`insert into challenge (id, activity, start_day, end_day, is_open, created_at)
    select id, 'Walk', current_date, current_date, true, now() from unnest(array['board', 'other']) as id`.execute(db);
});
afterAll(() => db.destroy());

type Player = { readonly customer: string; readonly score: number };

/** By sorting all who play. */
async function allPlayers(): Promise<readonly Player[]> {
  const rows = await db
    .selectFrom("challenge_player")
    .select(["customer", "score"])
    .where("challenge", "=", board)
    .where("left_at", "is", null)
    .execute();
  return rows.toSorted((a, b) => b.score - a.score || codePointOrder(a.customer, b.customer));
}

const above = (players: readonly Player[], score: number) => players.filter((one) => one.score > score).length;

/** That every page, and everybody's own place, is what sorting all of them makes. */
async function isRight(): Promise<void> {
  const players = await allPlayers();
  for (let from = 0; from <= players.length + 1; from += 1) {
    const { rows, higher } = await challenges.standings(board, { from, limit: 4 });
    const expected = players.slice(from, from + 4);
    expect(rows.map(({ customer, score }) => ({ customer, score }))).toEqual(expected);
    expect(higher).toBe(expected[0] === undefined ? 0 : above(players, expected[0].score));
  }
  for (const [place, { customer, score }] of players.entries()) {
    const [facts] = await challenges.facts(customerId(customer), [board]);
    const next = players.findLast((one) => one.score > score)?.score;
    expect(facts?.players).toBe(players.length);
    expect(facts?.part).toMatchObject({
      place,
      higher: above(players, score),
      next: next === undefined ? null : { score: next, rank: 1 + above(players, next) },
    });
  }
  expect(await isMiscounted(db, board)).toBe(false);
}

const scored = (who: number, score: number, on: Database = db) =>
  sql`insert into challenge_player (challenge, customer, joined_at, score)
  values (${board}, ${`p${who}`}, now(), ${score}) on conflict (challenge, customer) do update set score = excluded.score, left_at = null`.execute(
    on,
  );
const left = (who: number, on: Database = db) =>
  sql`update challenge_player set left_at = now() where challenge = ${board} and customer = ${`p${who}`}`.execute(on);
const gone = (who: number, on: Database = db) =>
  sql`delete from challenge_player where challenge = ${board} and customer = ${`p${who}`}`.execute(on);

/** Scores that tie, that stand at the edge of a span, and that are far apart. */
const score = fc.oneof(fc.constantFrom(0, 7, 1_023, 1_024, 1_025, 2_047, 2_048), fc.nat(9_000_000));
const step = fc.record({ who: fc.nat(PEOPLE - 1), score, what: fc.constantFrom("scored", "scored", "scored", "left", "gone") });

describe("a board", () => {
  it("has the pages and places that sorting all of its players makes, whatever they do", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        await sql`delete from challenge_player where challenge = ${board}`.execute(db);
        for (const { who, score: to, what } of steps) await (what === "scored" ? scored(who, to) : what === "left" ? left(who) : gone(who));
        await isRight();
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it("has them while many play at once, and none of these waits for another's end", async () => {
    await sql`delete from challenge_player where challenge = ${board}`.execute(db);
    for (let who = 0; who < PEOPLE; who += 1) await scored(who, 0);
    await db.transaction().execute(async (open) => {
      await scored(0, 5_000, open);
      await scored(1, 5_000); // The same numbers change, which the open transaction has changed.
      await gone(2);
      expect((await challenges.standings(board, { from: 0, limit: 1 })).rows).toMatchObject([{ customer: "p1", score: 5_000 }]);
    });
    await isRight();
    await Promise.all(Array.from({ length: 120 }, (_, nth) => scored(nth % PEOPLE, (nth * 331) % 3_000)));
    await isRight();
    const { rows } = await sql`select from challenge_tally where challenge = ${board}`.execute(db);
    expect(rows.length).toBeLessThan(10 * PEOPLE);
  });

  it("counts many at once, all of one person's boards, and nobody of a challenge that is gone", async () => {
    await sql`delete from challenge_player where challenge = ${board}`.execute(db);
    await sql`insert into challenge_player (challenge, customer, joined_at, score)
      select challenge, 'p' || nth, now(), nth % 3 * 1000 from generate_series(0, ${sql.lit(PEOPLE - 1)}) as nth cross join unnest(array['board', 'other']) as challenge`.execute(
      db,
    );
    await isRight();
    await sql`delete from challenge_player where customer = 'p3'`.execute(db);
    await isRight();
    expect(await isMiscounted(db, challengeId("other"))).toBe(false);
    await sql`delete from challenge where id = 'other'`.execute(db);
    expect((await sql`select from challenge_tally where challenge = 'other'`.execute(db)).rows).toHaveLength(0);
  });

  it("is counted anew where its numbers were wrong", async () => {
    await scored(5, 700);
    await db.updateTable("challenge_tally").set({ players: 90 }).where("challenge", "=", board).where("span", "=", 1).execute();
    expect(await isMiscounted(db, board)).toBe(true);
    await db.transaction().execute((trx) => recountPlayers(trx, board));
    await isRight();
  });
});
