import { execFile } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { buy, buyersIn, lossesOf } from "#tests/faults/buyers.ts";
import { aFolder, aShop, aShopFolder, beside } from "#tests/faults/shop-process.ts";
import { aBalancer } from "./a-balancer.ts";
import { aSwift, SWIFT } from "./a-bucket.ts";
import { postgresqlPrograms } from "./a-database-cluster.ts";
import { aPostgres } from "./a-postgres.ts";
import { freePort, lackOf } from "./programs.ts";
import { tellLoss } from "./loss.ts";

const lack = (await postgresqlPrograms()) === null ? "no PostgreSQL of the system's is installed" : lackOf("haproxy", ...SWIFT);
const BUYERS = 20;
const EACH = 3;
/** Milliseconds for which nothing may be sold at most, where the machine has nothing else to do; with more to do than it has processors, as much longer. */
const STANDSTILL = 60_000;
const busy = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

describe.skipIf(lack !== null)(`from one machine to three${lack === null ? "" : `: ${lack}`}`, async () => {
  const [data, backups] = [await aShopFolder(), await aFolder()];

  it("goes as docs/operations.md says, under 20 buyers, and stands still for less than a minute", { timeout: 600_000 }, async (context) => {
    const settings = { DATABASE_URL: await aPostgres(), FILES_URL: await (await aSwift()).bucket("uploads") };
    const [old, later] = [await aShop({ DATA_DIR: data }), `http://localhost:${await freePort()}`];
    const address = await aBalancer([old.address, later]); // The second machine answers nothing yet.
    const buyers = await beside(data, (db) => buyersIn(db, BUYERS, BUYERS * EACH));
    const acknowledged: { order: string; at: number }[] = [];
    const failures: number[] = [];
    const shopping = Promise.all(
      buyers.people.map(async (person) => {
        for (let nth = 0; nth < EACH; nth += 1) {
          const asking = { address: () => address, failed: () => void failures.push(Date.now()), pause: 1_000 };
          const order = await buy(person, buyers.product, `${person.customer}-${nth}`, asking);
          acknowledged.push({ order, at: Date.now() });
        }
      }),
    );
    await niramaya({ DATA_DIR: data, FILES_URL: settings.FILES_URL }, "uploads", "move");
    await expect.poll(() => acknowledged.length).toBeGreaterThan(BUYERS / 2);

    const stoppedAt = Date.now();
    old.signal("SIGTERM");
    expect(await old.ended).toBe(0);
    const file = join(backups, "move.niramaya");
    await niramaya({}, "backup", file, "--without-uploads", "--data", data);
    await niramaya(settings, "restore", file);
    const started = { ...settings, DATA_DIR: backups };
    await Promise.all([old.address, later].map((at) => aShop({ ...started, PORT: new URL(at).port })));

    await shopping;
    expect(JSON.parse(await niramaya({ ...settings, DATA_DIR: data }, "uploads", "move", "--remove", "--json"))).toMatchObject({
      copied: 0,
    });
    const db = openDatabase({ connectionString: settings.DATABASE_URL });
    onTestFinished(() => db.destroy());
    const lost = await lossesOf(
      db,
      buyers,
      acknowledged.map(({ order }) => order),
    );
    const stood = Math.min(...acknowledged.filter(({ at }) => at > stoppedAt + 2_000).map(({ at }) => at)) - stoppedAt;
    tellLoss(context, {
      level: "1 to 2: from one machine to three",
      killed: `nothing: the database moved from PostgreSQL ${await versionIn(data)}, ${(stood / 1_000).toFixed(1)} s without orders`,
      acknowledged: acknowledged.length,
      failed: failures.length,
      lost,
    });
    expect(lost).toEqual([]);
    expect(new Set(acknowledged.map(({ order }) => order)).size).toBe(BUYERS * EACH);
    expect(failures.length).toBeGreaterThan(0); // It was moved while somebody bought.
    expect(stood).toBeLessThan(STANDSTILL * busy());
    expect((await sql<{ is: boolean }>`select rolsuper as is from pg_roles where rolname = current_user`.execute(db)).rows).toEqual([
      { is: false },
    ]);
    expect(await faultsOf(started)).toEqual([]);
  });
});

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
