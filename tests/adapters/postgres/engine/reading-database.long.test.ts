import { cp, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { isOutage, openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { openReadingDatabase } from "#adapters/postgres/engine/reading-database.ts";
import { changeOwner, serverProgramsFor } from "#adapters/postgres/engine/server-programs.ts";
import { aPlace } from "#tests/postgres.ts";
import type { Database, Server } from "#adapters/postgres/engine/database.ts";

const QUICK = { fsync: "off", full_page_writes: "off", max_connections: "40", wal_level: "replica" };

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "niramaya-replica-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Pair = {
  readonly primary: Server;
  readonly replica: Server;
  readonly writing: Database;
  stopPrimary(): Promise<void>;
  stopReplica(): Promise<void>;
};

/** A primary with one table, and a replica that follows it, each a server of its own. */
async function aPair(): Promise<Pair> {
  const [one, two] = [await aFolder(), await aFolder()];
  const { server: primary, leave: leavePrimary } = await embeddedServer(one, QUICK);
  const writing = openDatabase(primary);
  const stopPrimary = once(async () => {
    await writing.destroy();
    await leavePrimary();
  });
  onTestFinished(stopPrimary);
  await sql`create table said (word text)`.execute(writing);
  await copied(primary, one, two);
  const conninfo = `host=${primary.host} port=${primary.port} user=${primary.user} password=${primary.password}`;
  const { server: replica, leave } = await embeddedServer(two, { ...QUICK, hot_standby: "on", primary_conninfo: conninfo });
  const stopReplica = once(leave);
  onTestFinished(stopReplica);
  return { primary, replica, writing, stopPrimary, stopReplica };
}

function once(act: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () => (done ??= act());
}

/** A base backup of a running server, as PostgreSQL's "low level API" has it. */
async function copied(server: Server, from: string, to: string): Promise<void> {
  const { user } = await serverProgramsFor(to); // Before anything lies there: the folder's owner runs the server.
  const db = openDatabase(server, { connections: 1 });
  await sql`select pg_backup_start('replica', true)`.execute(db);
  const isLeftOut = (name: string) => name.startsWith("postmaster.") || name.startsWith(".s.");
  await cp(join(from, "server"), join(to, "server"), { recursive: true, filter: (path) => !isLeftOut(basename(path)) });
  const { rows } = await sql<{ labelfile: string }>`select labelfile from pg_backup_stop()`.execute(db);
  await db.destroy();
  const cluster = join(to, "server", "cluster");
  await writeFile(join(cluster, "backup_label"), rows[0]?.labelfile ?? "");
  await writeFile(join(cluster, "standby.signal"), "");
  for (const entry of ["", ...(await readdir(join(to, "server"), { recursive: true }))]) await changeOwner(join(to, "server", entry), user);
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
