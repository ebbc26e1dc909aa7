import { join } from "node:path";
import { setTimeout as passed } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { aShop, aShopFolder, databaseProcess } from "./shop-process.ts";

const folder = await aShopFolder();
const path = "/api/shop/master/category/getAllCategory";

describe("a server whose database is gone", { timeout: 180_000 }, () => {
  it("says so with 503 and when to try again, goes on showing that it lives, and is well without a restart once it is back", async () => {
    const first = await embeddedServer(join(folder, "postgres"), { listen_addresses: "" });
    const { user, password, host, port, database } = first.server;
    const url = `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
    const shop = await aShop({ DATABASE_URL: url });
    expect((await fetch(`${shop.address}${path}`)).status).toBe(200);

    await first.leave(); // The last of those who have a place: it stops, whoever is connected.
    const states: number[] = [];
    for (let second = 0; second < 3; second++) {
      const response = await fetch(`${shop.address}${path}`);
      expect(response.headers.get("retry-after")).toBe("5");
      expect(JSON.stringify(await response.json())).not.toContain(host);
      states.push(
        response.status,
        (await fetch(`${shop.address}/api/health/ready`)).status,
        (await fetch(`${shop.address}/api/health/live`)).status,
      );
      await passed(700);
    }
    expect(states).toEqual([1, 2, 3].flatMap(() => [503, 503, 200]));

    const second = await embeddedServer(join(folder, "postgres"));
    onTestFinished(() => second.leave());
    await expect.poll(async () => (await fetch(`${shop.address}${path}`)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${shop.address}/api/health/ready`)).status).toBe(200);
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);
  });

  it("ends in time when it is told to meanwhile", async () => {
    const { server, leave } = await embeddedServer(join(folder, "postgres"));
    const shop = await aShop({
      DATABASE_URL: `postgres://${server.user}:${server.password}@/${server.database}?host=${encodeURIComponent(server.host)}&port=${server.port}`,
    });
    await passed(1_000); // Its workers are at their queue.
    await leave();
    await fetch(`${shop.address}${path}`);
    const begun = performance.now();
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);
    expect(performance.now() - begun).toBeLessThan(60_000);
  });

  it("starts it again where it is the shipped one", async () => {
    const shop = await aShop({ DATA_DIR: folder });
    const before = databaseProcess(folder);
    process.kill(before, "SIGKILL");
    await expect.poll(async () => (await fetch(`${shop.address}${path}`)).status).toBe(200);
    await expect.poll(() => databaseProcess(folder)).not.toBe(before); // What was open may still have answered.
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);
    expect(() => process.kill(databaseProcess(folder), 0)).toThrow();
  });
});
