import { setTimeout as after } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { buy, buyersIn, lossesOf } from "#tests/faults/buyers.ts";
import { aFolder, aShop } from "#tests/faults/shop-process.ts";
import { aDatabaseCluster, CLUSTER_PROGRAMS, postgresqlPrograms } from "./a-database-cluster.ts";
import { lackOf } from "./programs.ts";
import { tellLoss } from "./loss.ts";

const lack = (await postgresqlPrograms()) === null ? "no PostgreSQL of the system's is installed" : lackOf(...CLUSTER_PROGRAMS);
const LEVEL = "4: Patroni with etcd, synchronous";
const BUYERS = 200;
const EACH = 2;
/** Milliseconds after which orders are taken again. */
const BACK_WITHIN = 30_000;

describe.skipIf(lack !== null)(`a primary that fails${lack === null ? "" : `: ${lack}`}`, async () => {
  const folder = await aFolder();

  it("under 200 buyers loses no order, comes back within 30 s, and the catalogue is read meanwhile", async (context) => {
    const cluster = await aDatabaseCluster();
    const shop = await aShop({ DATABASE_URL: cluster.primary, DATABASE_REPLICA_URL: cluster.replica, DATA_DIR: folder });
    const db = openDatabase({ connectionString: cluster.primary });
    onTestFinished(() => db.destroy());
    const buyers = await buyersIn(db, BUYERS, BUYERS * EACH);
    await expect.poll(() => figuresOf(shop.address)).toContain("niramaya_replica_read 1");

    const [acknowledged, failures]: [{ order: string; at: number }[], number[]] = [[], []];
    let killedAt = Number.POSITIVE_INFINITY;
    let isOver = false;
    const reading = readOn(`${shop.address}/api/shop/product/getProductBySlug?slug=ashwagandha-churna`, () => isOver);
    await Promise.all(
      buyers.people.map(async (person) => {
        for (let nth = 0; nth < EACH; nth += 1) {
          const asking = { address: () => shop.address, failed: () => void failures.push(Date.now()) };
          const order = await buy(person, buyers.product, `${person.customer}-${nth}`, asking);
          acknowledged.push({ order, at: Date.now() });
          if (acknowledged.length < BUYERS / 2 || killedAt < Number.POSITIVE_INFINITY) continue;
          killedAt = Date.now();
          await cluster.killPrimary();
        }
      }),
    );
    isOver = true;
    const read = await reading;
    const lost = await lossesOf(
      db,
      buyers,
      acknowledged.map(({ order }) => order),
    );
    const lastFailure = failures.at(-1) ?? killedAt;
    const stood = `${((lastFailure - killedAt) / 1_000).toFixed(1)} s without writes, ${read.length} reads meanwhile`;
    tellLoss(context, {
      level: LEVEL,
      killed: `the primary, under 200 buyers; ${stood}`,
      acknowledged: acknowledged.length,
      failed: failures.length,
      lost,
    });
    expect(lost).toEqual([]);
    expect(new Set(acknowledged.map(({ order }) => order)).size).toBe(BUYERS * EACH);
    expect(failures.length).toBeGreaterThan(0); // It was killed while somebody bought.
    expect(Math.min(...acknowledged.filter(({ at }) => at > killedAt + 2_000).map(({ at }) => at)) - killedAt).toBeLessThan(BACK_WITHIN);
    expect(read.filter((status) => status !== 200)).toEqual([]);
    const answered = shop
      .said()
      .split("\n")
      .filter((line) => /"status":5(?!03)\d\d/.test(line));
    expect(
      answered.map((line) =>
        shop
          .said()
          .split("\n")
          .filter((one) => one.includes(reqIdIn(line))),
      ),
    ).toEqual([]); // With why.
    expect((await sql<{ it: boolean }>`select pg_is_in_recovery() as it`.execute(db)).rows).toEqual([{ it: false }]);
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);
  });
});

const reqIdIn = (line: string): string => /"reqId":"[^"]+"/.exec(line)?.[0] ?? line;

const figuresOf = async (address: string): Promise<string> => (await fetch(`${address}/api/metrics`)).text();

/** Asks for a page of the catalogue five times a second until it is over: each status. */
async function readOn(address: string, isOver: () => boolean): Promise<readonly number[]> {
  const read: number[] = [];
  while (!isOver()) {
    const answer = await fetch(address, { headers: { "cache-control": "no-cache" } });
    await answer.arrayBuffer();
    read.push(answer.status);
    await after(200);
  }
  return read;
}
