import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { buy, buyersIn, lossesOf } from "#tests/faults/buyers.ts";
import { aFolder, aShop, aShopFolder, beside } from "#tests/faults/shop-process.ts";
import { aBalancer } from "./balancers/a-balancer.ts";
import { aSwift, SWIFT } from "./a-bucket.ts";
import { postgresqlPrograms } from "./a-database-cluster.ts";
import { aPostgres } from "./a-postgres.ts";
import { freePort, lackOf } from "./programs.ts";
import { tellLoss } from "./loss.ts";
import type { AddressInfo } from "node:net";
import type { TestContext } from "vitest";
import type { OwnPostgres } from "./a-postgres.ts";

const lack = (await postgresqlPrograms()) === null ? "no PostgreSQL of the system's is installed" : lackOf("haproxy", ...SWIFT);
const BUYERS = 20;
/** Pieces that there are: nobody buys as many. */
const PIECES = 10_000;
/**
 * Milliseconds for which nothing may be sold at most, where the machine has nothing else to do; with more to do than it has processors, as
 * much longer.
 */
const STANDSTILL = 60_000;
type Settings = { readonly DATABASE_URL: string; readonly FILES_URL: string; readonly DATA_DIR: string };
const busy = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

describe.skipIf(lack !== null)(`from one machine to three${lack === null ? "" : `: ${lack}`}`, async () => {
  const [small, large, backups] = [await aShopFolder(), await aShopFolder(), await aFolder()];

  const settings = async (database: OwnPostgres) => ({
    DATABASE_URL: database.url,
    FILES_URL: await (await aSwift()).bucket("uploads"),
    DATA_DIR: backups,
  });

  it("goes as docs/operations.md says, under 20 buyers, and stands still for less than a minute", { timeout: 600_000 }, async (context) => {
    const later = await settings(await aPostgres());
    const shopping = await aShopThatSells(small);
    await niramaya({ DATA_DIR: small, FILES_URL: later.FILES_URL }, "uploads", "move");
    await shopping.began();

    await shopping.stopOld();
    const file = join(backups, "move.niramaya");
    await niramaya({}, "backup", file, "--without-uploads", "--data", small);
    await niramaya(later, "restore", file);
    await shopping.goesOn(later);

    expect(JSON.parse(await niramaya({ ...later, DATA_DIR: small }, "uploads", "move", "--remove", "--json"))).toMatchObject({ copied: 0 });
    await shopping.expectWhole(context, later, `the database moved from PostgreSQL ${await versionIn(small)}`);
  });

  it("goes for seconds where its rows went over beforehand, as docs/operations.md says", { timeout: 600_000 }, async (context) => {
    await beside(large, (db) => sql`alter system set wal_level = logical`.execute(db));
    const [postgres, shopping] = [await aPostgres(), await aShopThatSells(large)];
    const later = await settings(postgres);
    await beside(large, async (db) => {
      await sql`alter table practitioner_change replica identity full`.execute(db);
      await sql`create publication moving for all tables`.execute(db);
    });
    await niramaya({ DATA_DIR: large, FILES_URL: later.FILES_URL }, "uploads", "move");
    await niramaya(later, "migrate");
    const there = openDatabase({ connectionString: postgres.owners });
    onTestFinished(() => there.destroy());
    const { rows: tables } = await sql<{ tables: string }>`select string_agg(oid::regclass::text, ', ') as tables from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)`.execute(there);
    await sql`truncate ${sql.raw(tables[0]?.tables ?? "")}`.execute(there);
    const server = join(large, "postgres", "server");
    const port = await aWayTo(join(server, "socket", ".s.PGSQL.5432"));
    const password = (await readFile(join(server, "password"), "utf8")).trim();
    const connection = `host=127.0.0.1 port=${port} user=niramaya password=${password} dbname=postgres`;
    await sql`create subscription moving connection ${sql.lit(connection)} publication moving`.execute(there);
    const missing = async () =>
      (await sql<{ missing: number }>`select count(*) as missing from pg_subscription_rel where srsubstate <> 'r'`.execute(there)).rows;
    await expect.poll(missing, { timeout: 120_000 }).toEqual([{ missing: 0 }]);
    await shopping.began();

    await beside(large, async (db) => {
      await shopping.stopOld();
      const isOver = async () =>
        (
          await sql<{ over: boolean }>`select pg_current_wal_lsn() <= confirmed_flush_lsn as over
            from pg_replication_slots where slot_name = 'moving'`.execute(db)
        ).rows;
      await expect.poll(isOver).toEqual([{ over: true }]);
      const { rows: series } = await sql<{
        statement: string;
      }>`select format('select setval(%L, %s);', schemaname || '.' || sequencename, last_value) as statement
        from pg_sequences where last_value is not null`.execute(db);
      for (const { statement } of series) await sql.raw(statement).execute(there);
      await sql`drop subscription moving`.execute(there);
    });
    await shopping.goesOn(later);
    await shopping.expectWhole(context, later, `the database moved by replication from PostgreSQL ${await versionIn(large)}`);
  });
});

/** A shop on one machine that {@link BUYERS} buy at through a balancer, whose second server answers nothing yet. */
async function aShopThatSells(data: string) {
  const [old, second] = [await aShop({ DATA_DIR: data }), `http://localhost:${await freePort()}`];
  const address = await aBalancer([old.address, second]);
  const buyers = await beside(data, (db) => buyersIn(db, BUYERS, PIECES));
  const acknowledged: { order: string; at: number }[] = [];
  const failures: number[] = [];
  let stoppedAt = Number.POSITIVE_INFINITY;
  let isOver = false;
  const sold = Promise.all(
    buyers.people.map(async (person) => {
      for (let nth = 0; !isOver; nth += 1) {
        const asking = { address: () => address, failed: () => void failures.push(Date.now()), pause: 1_000 };
        const order = await buy(person, buyers.product, `${person.customer}-${nth}`, asking);
        acknowledged.push({ order, at: Date.now() });
        await passed(1_000);
      }
    }),
  );
  return {
    began: () => expect.poll(() => acknowledged.length).toBeGreaterThan(BUYERS / 2),
    async stopOld() {
      stoppedAt = Date.now();
      old.signal("SIGTERM");
      expect(await old.ended).toBe(0);
    },
    goesOn: (later: Settings) => Promise.all([old.address, second].map((at) => aShop({ ...later, PORT: new URL(at).port }))),
    async expectWhole(context: TestContext, later: Settings, what: string) {
      const before = acknowledged.length;
      await expect.poll(() => acknowledged.length).toBeGreaterThan(before + BUYERS);
      isOver = true;
      await sold;
      const db = openDatabase({ connectionString: later.DATABASE_URL });
      onTestFinished(() => db.destroy());
      const orders = acknowledged.map(({ order }) => order);
      const lost = await lossesOf(db, buyers, orders);
      const stood = Math.min(...acknowledged.filter(({ at }) => at > stoppedAt + 2_000).map(({ at }) => at)) - stoppedAt;
      tellLoss(context, {
        level: "1 to 2: from one machine to three",
        killed: `nothing: ${what}, ${(stood / 1_000).toFixed(1)} s without orders`,
        acknowledged: orders.length,
        failed: failures.length,
        lost,
      });
      expect(lost).toEqual([]);
      expect(new Set(orders).size).toBe(orders.length);
      expect(failures.length).toBeGreaterThan(0); // It was moved while somebody bought.
      expect(stood).toBeLessThan(STANDSTILL * busy());
      expect((await sql<{ is: boolean }>`select rolsuper as is from pg_roles where rolname = current_user`.execute(db)).rows).toEqual([
        { is: false },
      ]);
      expect(await faultsOf(later)).toEqual([]);
    },
  };
}

/** A port that leads to a socket of this machine, as `ssh -L` makes one, until the test is over. */
async function aWayTo(socket: string): Promise<number> {
  const way = createServer((near) => {
    const far = connect(socket);
    for (const end of [near, far]) end.on("error", () => void [near.destroy(), far.destroy()]);
    near.pipe(far).pipe(near);
  });
  await once(way.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void way.close());
  return (way.address() as AddressInfo).port;
}

async function niramaya(environment: Readonly<Record<string, string>>, ...given: readonly string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: "", ...environment };
  return (await promisify(execFile)(process.execPath, ["cli/main.mjs", ...given], { env })).stdout;
}

/** What the doctor says keeps the shop from working. */
async function faultsOf(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const told = await niramaya(environment, "doctor", "--json").catch(({ stdout }: { stdout: string }) => stdout);
  const { findings } = JSON.parse(told) as { findings: readonly { subject: string; state: string; told: string }[] };
  return findings.filter(({ state }) => state === "fault").map(({ subject, told: why }) => `${subject}: ${why}`);
}

const versionIn = (folder: string): Promise<string> =>
  beside(folder, async (db) => {
    const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
    return `${rows[0]?.version} to the system's`;
  });
