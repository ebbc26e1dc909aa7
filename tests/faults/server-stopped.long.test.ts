import { once } from "node:events";
import { connect } from "node:net";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { aShopFolder, aShop, beside } from "./shop-process.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const folder = await aShopFolder();

/** A bare connection that sends half of a request, and all that it hears. */
async function halfAsked(address: string) {
  const socket = connect(Number(new URL(address).port), "localhost");
  onTestFinished(() => void socket.destroy());
  const heard = { text: "" };
  socket.on("data", (piece) => {
    heard.text += String(piece);
  });
  socket.on("error", () => {});
  await once(socket, "connect");
  const body = JSON.stringify({ email: "nobody" });
  socket.write(
    `POST /api/newsletter/subscribe HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  );
  return { heard, sendTheRest: () => socket.write(body.slice(5)), closed: new Promise((gone) => socket.once("close", gone)) };
}

async function waitingForLocks(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_locks where not granted`.execute(db);
  return rows[0]?.count ?? 0;
}

const newClient = (address: string): Promise<"served" | "turned away"> =>
  fetch(`${address}/api/health/live`).then(
    () => "served",
    () => "turned away",
  );

describe("a server that is told to stop", { timeout: 180_000 }, () => {
  it("takes no new client, finishes what runs, and ends", async () => {
    const shop = await aShop({ DATA_DIR: folder });
    const held = await beside(folder, async (db) => {
      const { heard, sendTheRest, closed } = await halfAsked(shop.address);
      // A request waits for a lock while the server is told to stop.
      return db.transaction().execute(async (trx) => {
        await sql`lock table shelf in access exclusive mode`.execute(trx);
        const waiting = fetch(`${shop.address}/api/shop/master/category/getAllCategory`);
        await expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0);
        shop.signal("SIGTERM");
        await expect.poll(() => newClient(shop.address)).toBe("turned away");
        sendTheRest();
        return { waiting, heard, closed };
      });
    });
    expect((await held.waiting).status).toBe(200);
    await held.closed;
    expect(held.heard.text).toMatch(/^HTTP\/1\.1 (400|503) /);
    expect(await shop.ended).toBe(0);
  });

  it("ends in time although a client never finishes", async () => {
    const shop = await aShop({ DATA_DIR: folder });
    const { closed } = await halfAsked(shop.address);
    const begun = performance.now();
    shop.signal("SIGTERM");
    expect(await shop.ended).toBe(0);
    await closed;
    expect(performance.now() - begun).toBeLessThan(60_000);
  });
});

describe("servers on one folder", { timeout: 180_000 }, () => {
  it("know one another's sessions, and go on when the one that started the database is killed", async () => {
    const [one, two] = await Promise.all([aShop({ DATA_DIR: folder }), aShop({ DATA_DIR: folder })]);
    const { signedIn } = await import("./shop-process.ts");
    const [person] = await beside(folder, (db) => signedIn(db, 1));
    const mine = async (address: string) =>
      (await fetch(`${address}/api/shopCoupon/getAllCouponWebAndApp`, { headers: { authorization: `Bearer ${person?.bearer}` } })).status;
    expect([await mine(one.address), await mine(two.address)]).toEqual([200, 200]);
    one.signal("SIGKILL");
    await one.ended;
    expect(await mine(two.address)).toBe(200);
    const three = await aShop({ DATA_DIR: folder });
    two.signal("SIGTERM");
    expect(await two.ended).toBe(0);
    expect(await mine(three.address)).toBe(200);
    three.signal("SIGTERM");
    expect(await three.ended).toBe(0);
  });
});
