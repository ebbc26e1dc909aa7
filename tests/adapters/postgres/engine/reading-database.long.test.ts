import { setTimeout as after } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { isOutage, openDatabase } from "#adapters/postgres/engine/database.ts";
import { readingFrom } from "#adapters/postgres/engine/own-writes.ts";
import { openReadingDatabase } from "#adapters/postgres/engine/reading-database.ts";
import { aPlace } from "#tests/postgres.ts";
import { primaryAndReplica } from "#tests/primary-and-replica.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { PrimaryAndReplica } from "#tests/primary-and-replica.ts";

type Pair = PrimaryAndReplica & { readonly writing: Database };

/** A primary with one table, and its replica. */
async function aPair(): Promise<Pair> {
  const pair = await primaryAndReplica(async (primary) => {
    const db = openDatabase(primary);
    await sql`create table said (word text)`.execute(db);
    await db.destroy();
  });
  const writing = openDatabase(pair.primary);
  let isOver: Promise<void> | null = null;
  const leave = () => (isOver ??= writing.destroy());
  onTestFinished(leave);
  return { ...pair, writing, stopPrimary: () => leave().then(pair.stopPrimary) };
}

const wordsIn = async (db: Database) =>
  (await sql<{ word: string }>`select word from said order by 1`.execute(db)).rows.map(({ word }) => word);

describe("a database that is read alone", () => {
  it("is the replica while it follows, its primary while it lags or is gone, and the replica again", async () => {
    const { primary, replica, writing, stopReplica } = await aPair();
    const reading = openReadingDatabase(primary, replica);
    onTestFinished(() => reading.close());
    await expect.poll(() => reading.isReplicaRead()).toBe(true);
    const isReplica = async () => (await sql<{ it: boolean }>`select pg_is_in_recovery() as it`.execute(reading.db)).rows[0]?.it;
    expect(await isReplica()).toBe(true);
    await sql`insert into said values ('one')`.execute(writing);
    await expect.poll(() => wordsIn(reading.db)).toEqual(["one"]);
    const refused = await sql`insert into said values ('here')`.execute(reading.db).catch((error: unknown) => error);
    expect(isOutage(refused)).toBe(true); // A replica takes nothing: whoever writes there waits for a primary.

    const there = openDatabase(replica);
    onTestFinished(() => there.destroy());
    await sql`select pg_wal_replay_pause()`.execute(there);
    await sql`insert into said values ('two')`.execute(writing);
    await expect.poll(() => reading.isReplicaRead(), { timeout: 20_000 }).toBe(false);
    expect([await isReplica(), await wordsIn(reading.db)]).toEqual([false, ["one", "two"]]);
    await sql`select pg_wal_replay_resume()`.execute(there);
    await expect.poll(() => reading.isReplicaRead()).toBe(true);
    expect([await isReplica(), await wordsIn(reading.db)]).toEqual([true, ["one", "two"]]);

    await there.destroy();
    await stopReplica();
    await expect.poll(() => isReplica().catch(() => "an outage")).toBe(false);
    expect(await wordsIn(reading.db)).toEqual(["one", "two"]);
  });

  it("is the primary for who wrote what the replica lacks, and for nobody else", async () => {
    const { primary, replica, writing, stopPrimary } = await aPair();
    await sql`insert into said values ('one')`.execute(writing);
    const reading = openReadingDatabase(primary, replica);
    onTestFinished(() => reading.close());
    await expect.poll(() => wordsIn(reading.db).then((words) => [reading.isReplicaRead(), ...words])).toEqual([true, "one"]);
    const there = openDatabase(replica);
    onTestFinished(() => there.destroy());
    await sql`select pg_wal_replay_pause()`.execute(there);
    await sql`insert into said values ('two')`.execute(writing);
    const place = (await reading.placeWritten()) ?? "";
    const mine = () => readingFrom(place, () => wordsIn(reading.db));
    expect([await mine(), await wordsIn(reading.db), reading.isReplicaRead()]).toEqual([["one", "two"], ["one"], true]);
    await stopPrimary();
    expect(await mine()).toEqual(["one"]); // There is nothing newer that answers.
    await sql`select pg_wal_replay_resume()`.execute(there);
    await expect.poll(mine).toEqual(["one", "two"]);
    expect(await reading.placeWritten()).toBeNull();
  });

  it("goes on while its primary is gone, as long as that lasts", async () => {
    const { primary, replica, writing, stopPrimary } = await aPair();
    await sql`insert into said values ('one')`.execute(writing);
    const reading = openReadingDatabase(primary, replica);
    onTestFinished(() => reading.close());
    await expect.poll(() => reading.isReplicaRead()).toBe(true);
    await expect.poll(() => wordsIn(reading.db)).toEqual(["one"]);
    await stopPrimary();
    const stopped = Date.now();
    while (Date.now() - stopped < 6_500) {
      expect(await wordsIn(reading.db)).toEqual(["one"]);
      await after(250);
    }
  });

  it("is the primary where the replica's address leads to one", async () => {
    const primary = await aPlace();
    const reading = openReadingDatabase(primary, primary);
    onTestFinished(() => reading.close());
    expect((await sql<{ it: boolean }>`select pg_is_in_recovery() as it`.execute(reading.db)).rows).toEqual([{ it: false }]);
    expect(reading.isReplicaRead()).toBe(false);
  });

  it("leaves no connection open, whether or not it was asked anything", async () => {
    const [primary, another] = [await aPlace(), openDatabase(await aPlace())];
    onTestFinished(() => another.destroy());
    const open = async () =>
      (
        await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity where datname = ${primary.database}`.execute(
          another,
        )
      ).rows[0]?.count;
    for (const asked of [false, true]) {
      const reading = openReadingDatabase(primary, primary);
      await expect.poll(open).toBeGreaterThan(0);
      if (asked) await sql`select 1`.execute(reading.db);
      await reading.close();
      await expect.poll(open).toBe(0);
    }
  });
});
