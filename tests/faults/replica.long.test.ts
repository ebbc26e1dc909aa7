import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { primaryAndReplica } from "#tests/primary-and-replica.ts";
import { aFolder, aShop, signedIn } from "./shop-process.ts";
import type { Server } from "#adapters/postgres/engine/database.ts";

const place = await aFolder();
const urlOf = ({ user, host, port, password = "" }: Server) =>
  `postgres://${user}:${password}@/shop?host=${encodeURIComponent(host)}&port=${port}`;

describe("a server with a replica", { timeout: 180_000 }, () => {
  it("reads the catalogue from it, and everything else where it is written", async () => {
    const { primary, replica } = await primaryAndReplica(async (server) => {
      const main = openDatabase(server);
      await sql`create database shop`.execute(main);
      await main.destroy();
      const first = await aShop({ DATABASE_URL: urlOf(server), DATA_DIR: place });
      first.signal("SIGTERM");
      expect(await first.ended).toBe(0);
    });
    const [there, here] = [openDatabase({ ...primary, database: "shop" }), openDatabase({ ...replica, database: "shop" })];
    onTestFinished(async () => void (await Promise.all([there.destroy(), here.destroy()])));
    const [person] = await signedIn(there, 1);
    /** What the shop's connections to the replica asked last. */
    const askedOfReplica = async (): Promise<string> => {
      const { rows } = await sql<{
        query: string;
      }>`select query from pg_stat_activity where datname = 'shop' and pid <> pg_backend_pid()`.execute(here);
      return rows.map(({ query }) => query).join("\n");
    };

    const shop = await aShop({ DATABASE_URL: urlOf(primary), DATABASE_REPLICA_URL: urlOf(replica), DATA_DIR: place });
    const categories = async () => {
      expect((await fetch(`${shop.address}/api/shop/master/category/getAllCategory`)).status).toBe(200);
      return askedOfReplica();
    };
    await expect.poll(categories).toContain("from shelf where kind = 'category'");
    const headers = { authorization: `Bearer ${person?.bearer}` };
    expect((await fetch(`${shop.address}/api/shopCoupon/getAllCouponWebAndApp`, { headers })).status).toBe(200);
    expect(await askedOfReplica()).not.toMatch(/session|coupon/);
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);
  });
});
