import { describe, expect, it, onTestFinished } from "vitest";
import { completeDemo } from "#adapters/composition/demo.ts";
import { postgresContent } from "#adapters/postgres/content/content.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { seedMissing, seedOnce } from "#adapters/postgres/demo/seed-once.ts";
import { products } from "#tests/fixtures.ts";
import { demo, demoTables } from "#tests/builders/demo.ts";
import { aDatabase } from "#tests/postgres.ts";
import { aStockedDatabase } from "#tests/stocked-template.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const complete = (db: Database) => seedMissing(db, demoTables, (trx, lack) => completeDemo(trx, lack, demo));
const alerts = async (db: Database) => (await db.selectFrom("alert").select("id").orderBy("id").execute()).map(({ id }) => id);
const people = async (db: Database) => (await db.selectFrom("customer").select("name").orderBy("id").execute()).map(({ name }) => name);

describe("a shop that an older program has stocked", { timeout: 180_000 }, () => {
  it("of the demo's goods gets the demo's contents and people once, and keeps what it has", { tags: ["long"] }, async () => {
    const db = await aStockedDatabase();
    onTestFinished(() => db.destroy());
    const [company, all, waited] = [await postgresContent(db).company(), await people(db), await alerts(db)];
    expect(all.length).toBeGreaterThan(12);

    for (const table of [
      "event_step",
      "event_attendee",
      "event",
      "alert",
      "notification_act",
      "notification",
      "notified",
      "challenge",
      "fitbook_group",
      "customer",
      "aggregator",
      "content",
    ] as const)
      await db.deleteFrom(table).execute();
    await db.deleteFrom("product").where("rank", "<=", 5).execute();
    await Promise.all([complete(db), complete(db), complete(db)]);
    expect(await people(db)).toEqual(all);
    expect((await alerts(db)).length).toBe(waited.length);
    expect(await postgresContent(db).company()).toEqual(company);

    await db.deleteFrom("event_attendee").execute();
    await db
      .deleteFrom("customer")
      .where("name", "=", all[0] ?? "")
      .execute();
    await complete(db);
    expect(await people(db)).toEqual(all.slice(1));
  });

  it("of its own goods gets nobody", async () => {
    const db = await aDatabase();
    onTestFinished(() => db.destroy());
    await seedOnce(db, (trx) => putProducts(trx, products));
    await complete(db);
    expect([await people(db), await alerts(db), await postgresContent(db).company()]).toEqual([[], [], null]);
  });
});
