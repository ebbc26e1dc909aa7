import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { productsOf, started } from "./serving.ts";

const place = await mkdtemp(join(tmpdir(), "niramaya-serve-"));
await chmod(place, 0o711); // The database's user must be able to pass through.
afterAll(() => rm(place, { recursive: true, force: true }));

describe("serving", { timeout: 180_000 }, () => {
  it("is done by several processes at once on one new folder, with each product once", async () => {
    const folder = join(place, "several");
    const shops = [started({ DATA_DIR: folder }), started({ DATA_DIR: folder }), started({ DATA_DIR: folder })];
    const lists = await Promise.all(shops.map(async (shop) => productsOf(await shop.address())));
    expect(new Set(lists.map(({ payload }) => payload.count.total)).size).toBe(1);
    expect(await Promise.all(shops.map((shop) => shop.stop()))).toEqual([0, 0, 0]);
  });

  it("in development draws pages from their sources, and gives the browser those", async () => {
    const shop = started({ DATA_DIR: join(place, "first"), NODE_ENV: "" }, ["--dev"]);
    const address = await shop.address();
    const page = await (await fetch(`${address}/shop/product-category/ayurveda`)).text();
    expect(page).toContain("<h1");
    const files = [...page.matchAll(/(?:src|href)="(\/@[^"#]+)/g)].map(([, path]) => path);
    expect(files).toEqual(
      expect.arrayContaining(["/@vite/client", expect.stringContaining("shells/main.ts"), expect.stringContaining(".css")]),
    );
    for (const path of files) expect([path, (await fetch(address + path)).status]).toEqual([path, 200]);
    expect(await shop.stop()).toBe(0);
  });

  it("takes another database than the shipped one, and says what that one refuses", async () => {
    const { server, leave } = await embeddedServer(join(place, "a-very-long-name-".repeat(8)), { fsync: "off" }); // Too long for a socket: it listens on a port.
    onTestFinished(leave);
    const url = (password: string) => `postgres://${server.user}:${password}@${server.host}:${server.port}/${server.database}`;
    const shop = started({ DATABASE_URL: url(server.password) });
    expect((await productsOf(await shop.address())).payload.count.total).toBeGreaterThan(500);
    expect(shop.said.out).toContain("(data in DATABASE_URL)");
    expect(await shop.stop()).toBe(0);
    const stranger = started({ DATABASE_URL: url("guessed") });
    expect(await stranger.status()).toBe(1);
    expect(stranger.said.errors).toMatch(
      /^The database cannot be used \(password authentication failed for user "niramaya"\)\. Check DATABASE_URL\.\n$/,
    );
  });
});
