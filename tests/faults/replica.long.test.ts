import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { primaryAndReplica } from "#tests/primary-and-replica.ts";
import { aFolder, aShop, signedIn } from "./shop-process.ts";
import type { Server } from "#adapters/postgres/engine/database.ts";

const place = await aFolder();
const urlOf = ({ user, host, port, password = "" }: Server) =>
  `postgres://${user}:${password}@/shop?host=${encodeURIComponent(host)}&port=${port}`;

/** A shop's database with the demo in it, and a replica of it; both are read and written here too. */
async function aReplicatedShop() {
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
  const settings = { DATABASE_URL: urlOf(primary), DATABASE_REPLICA_URL: urlOf(replica), DATA_DIR: place };
  return { there, here, settings };
}

describe("a server with a replica", { timeout: 180_000 }, () => {
  it("reads the catalogue from it, and everything else where it is written", async () => {
    const { there, here, settings } = await aReplicatedShop();
    const [person] = await signedIn(there, 1);
    /** What the shop's connections to the replica asked last. */
    const askedOfReplica = async (): Promise<string> => {
      const { rows } = await sql<{
        query: string;
      }>`select query from pg_stat_activity where datname = 'shop' and pid <> pg_backend_pid()`.execute(here);
      return rows.map(({ query }) => query).join("\n");
    };

    const shop = await aShop(settings);
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

  it("shows who wrote their own write, at whichever server, where the replica lacks it", async () => {
    const { there, here, settings } = await aReplicatedShop();
    const [first, second] = [await aShop(settings), await aShop(settings)];
    const [person] = await signedIn(there, 1);
    const { slug, id, stock } = await there
      .selectFrom("product")
      .select(["slug", "id", "stock"])
      .where("is_active", "=", true)
      .where("stock", ">", 3)
      .orderBy("rank")
      .executeTakeFirstOrThrow();
    const stockAt = async (address: string, cookie = "") => {
      const answer = await fetch(`${address}/api/shop/product/getProductBySlug?slug=${slug}`, { headers: { cookie } });
      return (await answer.json()).payload.seller_list[0].total_stock;
    };
    const isReplicaRead = async () => {
      const { rows } =
        await sql`select from pg_stat_activity where datname = 'shop' and query like '%from product%' and pid <> pg_backend_pid()`.execute(
          here,
        );
      await Promise.all([first, second].map(({ address }) => stockAt(address)));
      return rows.length > 1;
    };
    await expect.poll(isReplicaRead).toBe(true);

    await sql`select pg_wal_replay_pause()`.execute(here);
    await there.updateTable("product").set({ stock: 1 }).where("id", "=", id).execute();
    const headers = { authorization: `Bearer ${person?.bearer}`, "content-type": "application/json" };
    const written = await fetch(`${first.address}/api/shop/product/addProductToCartList`, {
      method: "PUT",
      headers,
      body: JSON.stringify({ product_id: id, quantity: 1 }),
    });
    const cookie = written.headers.get("set-cookie")?.split(";")[0] ?? "";
    expect([written.status, cookie]).toEqual([200, expect.stringMatching(/^written=/)]);
    expect(await Promise.all([stockAt(second.address), stockAt(second.address, cookie), stockAt(first.address, cookie)])).toEqual([
      stock,
      1,
      1,
    ]);
    await sql`select pg_wal_replay_resume()`.execute(here);
    await expect.poll(() => stockAt(second.address)).toBe(1);
  });
});
