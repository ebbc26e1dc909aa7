import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { MakeChallenge } from "#core/fitbook/challenges/make-challenge.use-case.ts";
import { NoteDay } from "#core/fitbook/challenges/note-day.use-case.ts";
import { ShowBoard } from "#core/fitbook/challenges/show-board.use-case.ts";
import { JoinChallenge } from "#core/notifications/challenges/join-challenge.use-case.ts";
import { daysAfter } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { valueOf } from "#tests/core/customer-cart/a-customers-cart.ts";
import { peopleOfFitbook } from "./people-of-fitbook.ts";
import { aShop, aShopFolder, beside } from "./shop-process.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { RawBuilder } from "kysely";

const folder = await aShopFolder();

/** What somebody has entered, and the score and days that their standing says. */
async function standingOf(db: Database, challenge: ChallengeId, customer: string): Promise<readonly number[]> {
  const { rows } = await sql<{ entered: number; score: number; days: number }>`select score, days,
      (select coalesce(sum(amount), 0)::int from challenge_entry e where e.challenge = p.challenge and e.customer = p.customer) as entered
    from challenge_player p where challenge = ${challenge} and customer = ${customer}`.execute(db);
  return rows.flatMap(({ entered, score, days }) => [entered, score, days]);
}

/** Kills a shop while its database lingers at that trigger, within what `act` has asked for. */
async function killedAt(
  db: Database,
  { table, trigger }: { table: string; trigger: RawBuilder<unknown> },
  act: (address: string) => Promise<unknown>,
) {
  const shop = await aShop({ DATA_DIR: folder });
  await sql`create ${trigger} execute function linger()`.execute(db);
  const asked = act(shop.address).then(
    () => "answered",
    () => "lost",
  );
  const lingers = async () =>
    (await sql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(db)).rows.length;
  await expect.poll(lingers, { timeout: 20_000, interval: 20 }).toBe(1);
  shop.signal("SIGKILL");
  expect([await shop.ended, await asked]).toEqual(["SIGKILL", "lost"]);
  await expect.poll(lingers, { timeout: 20_000 }).toBe(0);
  await sql`drop trigger linger on ${sql.table(table)}`.execute(db); // Waits for whoever still writes there.
}

/** When the database lingers: before an entry is written; between it and its standing; and when all is written and the end was sent. */
const MOMENTS = [
  { table: "challenge_entry", trigger: sql`trigger linger before insert on challenge_entry for each statement`, isKept: false },
  { table: "challenge_player", trigger: sql`trigger linger before update on challenge_player for each statement`, isKept: false },
  {
    table: "challenge_player",
    isKept: true,
    trigger: sql`constraint trigger linger after update on challenge_player deferrable initially deferred for each row`,
  },
] as const;
/** Before the rows of a result are written, between them and what the challenge notes of it, and at the end. */
const FREEZING = [
  { table: "challenge_result", trigger: sql`trigger linger before insert on challenge_result for each statement`, rows: 0 },
  { table: "challenge", trigger: sql`trigger linger before update on challenge for each statement`, rows: 0 },
  {
    table: "challenge_result",
    rows: 2,
    trigger: sql`constraint trigger linger after insert on challenge_result deferrable initially deferred for each row when (new.place = 0)`,
  },
] as const;

describe("a server that keeps a challenge", { timeout: 240_000 }, () => {
  it("is killed between an entry and its standing, and while it freezes the board: neither stands without the other", async () => {
    const [asha, ravi] = await beside(folder, (db) => peopleOfFitbook(db, 2));
    if (asha === undefined || ravi === undefined) throw new RangeError("two people");
    const first = await aShop({ DATA_DIR: folder });
    const today = indianDay(Date.now());
    const [kind, cap] = ["total", 10_000] as const;
    const named = { activity: "Steps", about: "", measure: "steps" } as const;
    const plan = { ...named, scoring: { kind }, cap, goal: null, isOpen: true, start: today, end: daysAfter(today, 1) };
    const challenge = valueOf(await asha.at(first.address).get(MakeChallenge)(asha.id, { plan, group: null }));
    for (const one of [asha, ravi]) valueOf(await one.at(first.address).get(JoinChallenge)(one.id, challenge));
    const noted = (amount: number) => (address: string) => asha.at(address).get(NoteDay)(asha.id, { challenge, day: today, amount });
    first.signal("SIGTERM");
    expect(await first.ended).toBe(0);
    await beside(folder, async (db) => {
      await sql`create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(2); return new; end'`.execute(db);
      for (const { isKept, ...moment } of MOMENTS) {
        await killedAt(db, moment, noted(6_400));
        expect(await standingOf(db, challenge, asha.id)).toEqual(isKept ? [6_400, 6_400, 1] : [0, 0, 0]);
      }
      const second = await aShop({ DATA_DIR: folder });
      valueOf(await noted(6_400)(second.address)); // Sent again, it counts once.
      expect(await standingOf(db, challenge, asha.id)).toEqual([6_400, 6_400, 1]);
      second.signal("SIGTERM");
      expect(await second.ended).toBe(0);

      await sql`update challenge set start_day = start_day - 4, end_day = end_day - 4 where id = ${challenge}`.execute(db);
      await sql`update challenge_entry set day = day - 4, logged_at = logged_at - interval '4 days' where challenge = ${challenge}`.execute(
        db,
      );
      await sql`update challenge_player set joined_at = joined_at - interval '4 days' where challenge = ${challenge}`.execute(db);
      const board = (address: string) => ravi.at(address).get(ShowBoard)(ravi.id, { challenge, from: 0 });
      for (const { rows, ...moment } of FREEZING) {
        await killedAt(db, moment, board);
        const { rows: results } = await sql`select from challenge_result where challenge = ${challenge}`.execute(db);
        expect(results.length).toBe(rows);
      }
      const third = await aShop({ DATA_DIR: folder });
      for (const _twice of [1, 2]) {
        const final = valueOf(await board(third.address));
        expect(final.isFinal).toBe(true);
        expect(final.lines.map(({ rank, score, badges }) => ({ rank, score, badges }))).toEqual([
          { rank: 1, score: 6_400, badges: ["finisher"] },
          { rank: null, score: 0, badges: [] },
        ]);
      }
      third.signal("SIGTERM");
      expect(await third.ended).toBe(0);
    });
  });
});
