import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { outboxMessages } from "#adapters/outbox/outbox.ts";
import { bearerOf, newcomer } from "#tests/browser/harness/bearer-token.ts";
import { buy, buyersIn, lossesOf } from "#tests/faults/buyers.ts";
import { aShop, aShopFolder, beside, signedIn } from "#tests/faults/shop-process.ts";
import { aBalancer, BALANCERS } from "./a-balancer.ts";
import { pictured, shown } from "#tests/cluster/a-picture.ts";
import { lackOf } from "#tests/cluster/programs.ts";
import { tellLoss } from "#tests/cluster/loss.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const BUYERS = 40;
const EACH = 3;
/** Milliseconds in which a balancer finds that a server is gone. */
const NOTICED = 2_000;

describe.each(BALANCERS)("behind %s", (balancer) => {
  const lack = lackOf(balancer);
  const level = `2: two servers behind ${balancer}`;
  describe.skipIf(lack !== null)(`two servers on one database${lack === null ? "" : `: ${lack}`}`, async () => {
    const folder = await aShopFolder();

    it("are one shop: who signs in at one buys at the other, hears of it at the first, and is written to once", async () => {
      const data = folder;
      const [first, second] = [await aShop({ DATA_DIR: data }), await aShop({ DATA_DIR: data })];
      const both = await aBalancer([first.address, second.address], balancer);
      expect(await bearerOf({ address: both, folder: data }, newcomer())).not.toBe(""); // Each call of a sign-in goes to the other server.

      const mobile = newcomer();
      const buyers = await beside(data, (db) => buyersIn(db, 1, 1));
      const [person] = buyers.people;
      if (person === undefined) throw new TypeError("a buyer");
      await beside(data, (db) => db.updateTable("customer").set({ mobile }).where("id", "=", person.customer).execute());
      const news = await openedNews(first.address, person.bearer);
      const order = await buy(person, buyers.product, "across", { address: () => second.address });
      await news.heard;

      await expect.poll(() => beside(data, jobsThatAreDue)).toBe(0);
      const messages = (await outboxMessages(join(data, "outbox"))).filter(({ to }) => to.endsWith(mobile));
      expect(messages.map(({ channel }) => channel)).toEqual(["sms"]);
      expect(await beside(data, (db) => lossesOf(db, buyers, [order]))).toEqual([]);
    });

    it("count one limit together, and show what was uploaded at either", async () => {
      const [first, second] = [await aShop({ DATA_DIR: folder }), await aShop({ DATA_DIR: folder })];
      const address = await aBalancer([first.address, second.address], balancer);
      const [person] = await beside(folder, (db) => signedIn(db, 1));
      if (person === undefined) throw new TypeError("a customer");
      const picture = await pictured(first.address, person.bearer, "#2b65b5");
      expect(await shown(second.address, picture)).toEqual(await shown(first.address, picture));

      const answers: string[] = [];
      for (let nth = 0; nth < NEWSLETTERS + 4; nth += 1) answers.push(await askForNews(address, `reader-${nth}@niramaya.example`));
      expect(answers).toEqual([...Array(NEWSLETTERS).fill("asked"), ...Array(4).fill("too-many")]);
    });

    it("lose nothing when one is killed under load, and fail no call once that is noticed", async (context) => {
      const data = folder;
      const [first, second] = [await aShop({ DATA_DIR: data }), await aShop({ DATA_DIR: data })];
      const address = await aBalancer([first.address, second.address], balancer);
      const buyers = await beside(data, (db) => buyersIn(db, BUYERS, BUYERS * EACH));
      const acknowledged: string[] = [];
      const failures: number[] = [];
      let killedAt: number | null = null;
      await Promise.all(
        buyers.people.map(async (person) => {
          for (let nth = 0; nth < EACH; nth += 1) {
            const asking = { address: () => address, failed: () => void failures.push(Date.now()) };
            acknowledged.push(await buy(person, buyers.product, `${person.customer}-${nth}`, asking));
            if (acknowledged.length < BUYERS || killedAt !== null) continue;
            killedAt = Date.now();
            second.signal("SIGKILL");
          }
        }),
      );
      const noticed = (killedAt ?? 0) + NOTICED;
      const lost = await beside(data, (db) => lossesOf(db, buyers, acknowledged));
      tellLoss(context, {
        level,
        killed: "one server, under 40 buyers",
        acknowledged: acknowledged.length,
        failed: failures.length,
        lost,
      });
      expect(killedAt).not.toBeNull();
      expect(new Set(acknowledged).size).toBe(BUYERS * EACH);
      expect(lost).toEqual([]);
      expect(failures.filter((at) => at > noticed)).toEqual([]);
      expect(failures.length).toBeLessThanOrEqual(BUYERS); // Each buyer asks one thing at a time.
    });

    it("answer every request while one after another is exchanged, and tables grow meanwhile", async (context) => {
      const data = folder;
      const settings = { DATA_DIR: data, DRAIN_SECONDS: "3" };
      const [first, second] = [await aShop(settings), await aShop(settings)];
      const address = await aBalancer([first.address, second.address], balancer);
      const buyers = await beside(data, (db) => buyersIn(db, BUYERS, BUYERS * EACH));
      const acknowledged: string[] = [];
      const failures: number[] = [];
      const shopping = Promise.all(
        buyers.people.map(async (person) => {
          for (let nth = 0; nth < EACH; nth += 1) {
            const asking = { address: () => address, failed: () => void failures.push(Date.now()) };
            acknowledged.push(await buy(person, buyers.product, `${person.customer}-${nth}`, asking));
          }
        }),
      );
      await beside(data, async (db) => {
        for (const step of EXPANDING) await sql.raw(step).execute(db);
      });
      for (const old of [first, second]) {
        await expect.poll(() => acknowledged.length).toBeGreaterThan(BUYERS / 2);
        old.signal("SIGTERM");
        expect(await old.ended).toBe(0);
        await aShop({ ...settings, PORT: new URL(old.address).port });
      }
      await shopping;
      const lost = await beside(data, (db) => lossesOf(db, buyers, acknowledged));
      const killed = "nothing: both servers exchanged, tables widened";
      tellLoss(context, { level, killed, acknowledged: acknowledged.length, failed: failures.length, lost });
      expect({ failures, lost }).toEqual({ failures: [], lost: [] });
    });
  });
});

/** From one place in an hour. */
const NEWSLETTERS = 10;

/** What comes of asking for the newsletter by its form. */
async function askForNews(address: string, email: string): Promise<string> {
  const body = new URLSearchParams({ email });
  const answer = await fetch(`${address}/api/forms/newsletter/subscribe`, { method: "POST", body, redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "", address).searchParams.get("answer") ?? "";
}

/** Changes of tables that servers of before and after live with: docs/operations.md, Upgrade without stopping. */
const EXPANDING = [
  "create table later (id text primary key, customer text not null)",
  "alter table shop_order add column later text",
  "alter table product add column later integer not null default 0",
  "create index concurrently shop_order_later on shop_order (later)",
  "alter table shop_order add constraint later_is_short check (length(later) < 100) not valid",
];

/** Listens to somebody's news at one server. `heard`: done once something came. */
async function openedNews(address: string, bearer: string): Promise<{ readonly heard: Promise<void> }> {
  const over = new AbortController();
  const stream = await fetch(`${address}/api/notification/live`, { headers: { authorization: `Bearer ${bearer}` }, signal: over.signal });
  const heard = (async () => {
    for await (const piece of stream.body ?? []) if (Buffer.from(piece).includes("data:")) break;
    over.abort();
  })();
  return { heard };
}

async function jobsThatAreDue(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`.execute(db);
  return rows[0]?.count ?? 0;
}
