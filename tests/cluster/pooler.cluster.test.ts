import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { buy, buyersIn, lossesOf } from "#tests/faults/buyers.ts";
import { aShop, aShopFolder } from "#tests/faults/shop-process.ts";
import { aPooler } from "./a-pooler.ts";
import { lackOf } from "./programs.ts";
import { tellLoss } from "./loss.ts";
import type { Server } from "#adapters/postgres/engine/database.ts";

const lack = lackOf("pgbouncer");
const LEVEL = "3: PgBouncer in transaction mode";
const BUYERS = 40;
const EACH = 2;

const directTo = ({ host, port, user, password, database }: Server) =>
  `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;

/** What the doctor says of the database's addresses. */
async function doctorSays(environment: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const env = { ...process.env, DATABASE_URL: "", DATABASE_DIRECT_URL: "", ...environment };
  const { stdout } = await promisify(execFile)(process.execPath, ["cli/main.mjs", "doctor", "--json"], { env }).catch(
    (ended: { stdout: string }) => ended,
  );
  const { findings } = JSON.parse(stdout) as { findings: readonly { subject: string; state: string; told: string }[] };
  return findings.filter(({ subject }) => subject === "pooler").map(({ state, told }) => `${state}: ${told}`);
}

describe.skipIf(lack !== null)(`a pooler that lends a connection for one transaction${lack === null ? "" : `: ${lack}`}`, async () => {
  const folder = await aShopFolder();

  it("serves 40 buyers over four connections, jobs and live notices beside it, and the doctor knows how", async (context) => {
    const { server, leave } = await embeddedServer(join(folder, "postgres"));
    onTestFinished(leave);
    const db = openDatabase(server);
    onTestFinished(() => db.destroy());
    await sql`alter role ${sql.id(server.user)} set plan_cache_mode = force_custom_plan`.execute(db); // As docs/operations.md once had it.
    const [pooled, direct] = [await aPooler(server), directTo(server)];

    expect(await doctorSays({ DATABASE_URL: direct })).toEqual([]);
    expect(await doctorSays({ DATABASE_URL: pooled })).toEqual([expect.stringMatching(/^fault: DATABASE_URL is a pooler\./)]);
    expect(await doctorSays({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: pooled })).toEqual([
      expect.stringMatching(/^fault: DATABASE_DIRECT_URL is a pooler/),
    ]);
    expect(await doctorSays({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toEqual([
      expect.stringMatching(/^look: .*alter role current_user set plan_cache_mode = auto;$/),
    ]);

    const shop = await aShop({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct, DATA_DIR: folder });
    const buyers = await buyersIn(db, BUYERS, BUYERS * EACH);
    const acknowledged: string[] = [];
    const failures: number[] = [];
    await Promise.all(
      buyers.people.map(async (person) => {
        for (let nth = 0; nth < EACH; nth += 1) {
          const asking = { address: () => shop.address, failed: () => void failures.push(Date.now()) };
          acknowledged.push(await buy(person, buyers.product, `${person.customer}-${nth}`, asking));
        }
      }),
    );
    const lost = await lossesOf(db, buyers, acknowledged);
    tellLoss(context, { level: LEVEL, killed: "nothing", acknowledged: acknowledged.length, failed: failures.length, lost });
    expect({ failures, lost }).toEqual({ failures: [], lost: [] });
    await expect
      .poll(
        async () =>
          (
            await sql<{
              due: number;
            }>`select count(*)::int as due from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`.execute(db)
          ).rows[0]?.due,
      )
      .toBe(0);
    expect(shop.said()).not.toMatch(/prepared statement|queue-trouble/);
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);
  });
});
