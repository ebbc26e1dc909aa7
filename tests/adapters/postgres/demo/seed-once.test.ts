import { describe, expect, it, onTestFinished } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { seedOnce } from "#adapters/postgres/demo/seed-once.ts";
import { aProduct, products } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";

async function anEmptyShop() {
  const db = await aDatabase();
  onTestFinished(() => db.destroy());
  const whole = { on: null, narrowing: UNNARROWED };
  return { db, count: async () => (await postgresCatalogue(db).find(whole, { order: "popular", after: null, limit: 1 }))?.count.products };
}

describe("the first goods of a shop", { timeout: 180_000 }, () => {
  it("are put once, whoever tries at the same time", async () => {
    const { db, count } = await anEmptyShop();
    let asked = 0;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        seedOnce(db, async (trx) => {
          asked++;
          await putProducts(trx, products);
        }),
      ),
    );
    expect(answers.filter((answer) => answer === "stocked")).toHaveLength(1);
    expect(asked).toBe(1);
    expect(await count()).toBe(5);
  });

  it("never replace goods that are there", async () => {
    const { db, count } = await anEmptyShop();
    await db.transaction().execute((trx) => putProducts(trx, [aProduct("Mine")]));
    expect(await seedOnce(db, (trx) => putProducts(trx, products))).toBe("had-goods");
    expect(await count()).toBe(1);
  });

  it("are put all or not at all", async () => {
    const { db, count } = await anEmptyShop();
    await expect(
      seedOnce(db, async (trx) => {
        await putProducts(trx, products);
        throw new Error("the file ends here");
      }),
    ).rejects.toThrow("ends here");
    expect(await count()).toBe(0);
    expect(await seedOnce(db, (trx) => putProducts(trx, products))).toBe("stocked");
  });

  it("are there in a moment, however many columns and categories they have", async () => {
    const { db, count } = await anEmptyShop();
    const many = Array.from({ length: 3_000 }, (_, n) =>
      aProduct(`Product ${n}`, { categories: [`Category ${n % 10}`, `Category ${n % 7}`] }),
    );
    const begun = performance.now();
    await seedOnce(db, (trx) => putProducts(trx, many));
    expect(performance.now() - begun).toBeLessThan(60_000);
    expect(await count()).toBe(3_000);
  });
});
