import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memoryGoods } from "#adapters/memory/promotions/goods.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresGoods } from "#adapters/postgres/promotions/goods.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { aProduct, products } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { Goods } from "#core/promotions/goods.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const many = Array.from({ length: 4_001 }, (_, n) => aProduct(`Product ${n}`));

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
  await db.transaction().execute((trx) => putProducts(trx, [...products, ...many]));
}, 180_000);
afterAll(() => db.destroy());

const adapters: Record<string, () => Goods> = {
  memory: () => memoryGoods(Object.assign(new Memory(), { products: [...products, ...many] })),
  postgres: () => postgresGoods(db),
};

describe.each(Object.entries(adapters))("goods kept in %s", (_, goods) => {
  it("are each product once that can be bought, however many there are", async () => {
    const found: string[] = [];
    for await (const portion of goods().portions()) found.push(...portion.map(({ id }) => id));
    const bought = ["id-triphala-churna", "id-ashwagandha-tablets", "id-organic-triphala-juice", ...many.map(({ id }) => id)];
    expect(found.toSorted()).toEqual(bought.toSorted());
  });

  it("are as they were put", async () => {
    const found: Product[] = [];
    for await (const portion of goods().portions()) found.push(...portion);
    expect(found.find(({ id }) => id === "id-ashwagandha-tablets")).toMatchObject({
      gst: 18,
      offer: { price: 19_900, stock: 20 },
      categories: ["Ayurveda", "Supplements"],
    });
  });
});
