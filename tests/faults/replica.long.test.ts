import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { aFolder, aShop, signedIn } from "./shop-process.ts";

const place = await aFolder();

describe("a server with a replica", { timeout: 180_000 }, () => {
  it("reads the catalogue from it, and everything else where it is written", async () => {
    const { server, leave } = await embeddedServer(join(place, "postgres"), { fsync: "off" });
    onTestFinished(leave);
    const url = (database: string) =>
      `postgres://${server.user}:${server.password}@/${database}?host=${encodeURIComponent(server.host)}&port=${server.port}`;
    const main = openDatabase(server);
    onTestFinished(() => main.destroy());
    await sql`create database shop`.execute(main);
    const first = await aShop({ DATABASE_URL: url("shop"), DATA_DIR: place });
    first.signal("SIGTERM");
    expect(await first.ended).toBe(0);
    await sql`create database replica template shop`.execute(main);
    const [primary, replica] = [openDatabase({ ...server, database: "shop" }), openDatabase({ ...server, database: "replica" })];
    onTestFinished(async () => void (await Promise.all([primary.destroy(), replica.destroy()])));
    await sql`update shelf set title = 'Of the replica' where slug = 'ayurveda'`.execute(replica);
    const [person] = await signedIn(primary, 1);

    const shop = await aShop({ DATABASE_URL: url("shop"), DATABASE_REPLICA_URL: url("replica"), DATA_DIR: place });
    expect(await (await fetch(`${shop.address}/api/shop/master/category/getAllCategory`)).text()).toContain("Of the replica");
    const headers = { authorization: `Bearer ${person?.bearer}` };
    expect((await fetch(`${shop.address}/api/shopCoupon/getAllCouponWebAndApp`, { headers })).status).toBe(200);
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);
  });
});
