import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { productsOf, started } from "./serving.ts";

const place = await mkdtemp(join(tmpdir(), "niramaya-serve-"));
await chmod(place, 0o711); // The database's user must be able to pass through.
afterAll(() => rm(place, { recursive: true, force: true }));

/** Megabytes of a server that has just begun to serve. 148 are measured, and what the shop has grows. */
const MOST_MEMORY = 170;

describe("serving", { timeout: 180_000 }, () => {
  it("says in one line where the shop and its data are, has goods from the first start on, and stops when it is told to", async () => {
    const folder = join(place, "first");
    const shop = started({ DATA_DIR: folder });
    const address = await shop.address();
    expect(shop.said.out).toBe(`Niramaya is at ${address} (data in ${folder})\n`);
    const { payload } = await productsOf(address);
    expect(payload.count.total).toBeGreaterThan(500);
    for (const [path, language] of [
      ["/shop", "en"],
      ["/shop", "hi"],
      ["/desk", "en"],
    ] as const) {
      const page = await fetch(address + path, { headers: { cookie: `language=${language}` } });
      expect({ status: page.status, text: await page.text() }).toEqual({
        status: 200,
        text: expect.stringContaining(`<html lang="${language}"`),
      });
    }
    const picture = await fetch(`${address}/shop/product-picture/${payload.product_list[0].slug}.jpg`); // Its letters lie beside the sources.
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(await shop.stop()).toBe(0);
    expect(shop.said.errors).toBe("");
    await expect(fetch(address)).rejects.toThrow();

    const again = started({ DATABASE_URL: "postgres://nobody@127.0.0.1:9/shop" }, ["--data", folder, "--json"]);
    expect((await productsOf(await again.address())).payload).toEqual(payload);
    expect(JSON.parse(again.said.out)).toEqual({ address: await again.address(), data: folder });
    if (process.platform === "linux") expect(again.held()).toBeLessThan(MOST_MEMORY);
  });

  it("does not begin where the port is taken, and says which", async () => {
    const other = createServer().listen(0, "localhost");
    await once(other, "listening");
    onTestFinished(() => void other.close());
    const taken = other.address();
    const port = taken !== null && typeof taken === "object" ? String(taken.port) : "";
    const shop = started({ DATA_DIR: join(place, "first"), PORT: port });
    expect(await shop.status()).toBe(1);
    expect(shop.said).toEqual({
      out: "",
      errors: expect.stringMatching(
        new RegExp(`^Port ${port} is in use by another program\\. Set PORT to another one: PORT=\\d+ npm start\n$`),
      ),
    });
  });

  it("does not begin on the data of a newer program", async () => {
    const folder = join(place, "newer");
    const { server, leave } = await embeddedServer(join(folder, "postgres"), { fsync: "off" });
    const db = openDatabase(server);
    await sql`create table kysely_migration (name text primary key, timestamp text not null)`.execute(db);
    await sql`insert into kysely_migration values ('9999-of-tomorrow', '2031')`.execute(db);
    await db.destroy();
    await leave();
    const shop = started({ DATA_DIR: folder });
    expect(await shop.status()).toBe(1);
    expect(shop.said).toEqual({
      out: "",
      errors: expect.stringMatching(/^The data in \S+ was written by a newer Niramaya than this one\..*\n$/),
    });
  });

  it.each([
    [{ PORT: "http", LOG_LEVEL: "loud" }, [], 1, /^PORT can't be used: .*\nLOG_LEVEL can't be used: .*\n$/],
    [
      { DATABASE_URL: "postgres://asha:secret@127.0.0.1:9/shop" },
      [],
      1,
      /^The database cannot be used \(connect ECONNREFUSED 127\.0\.0\.1:9\)\. Check DATABASE_URL\.\n$/,
    ],
    [{ DATA_DIR: "/dev/null/data" }, [], 1, /^The data folder \/dev\/null\/data cannot be used \(ENOTDIR.*\n$/],
    [{ HOST: "203.0.113.7", DATA_DIR: join(place, "first") }, [], 1, /^This machine has no address 203\.0\.113\.7\..*\n$/],
    [{}, ["--fast"], 2, /^niramaya serve: Unknown option '--fast'\..*\n$/],
  ])("with %j and %j ends with a sentence for each fault, and no more", async (environment, options, status, sentence) => {
    const shop = started({ DATA_DIR: join(place, "unused"), ...environment }, options);
    expect(await shop.status()).toBe(status);
    expect(shop.said).toEqual({ out: "", errors: expect.stringMatching(sentence) });
    expect(shop.said.errors).not.toContain("secret");
  });
});
