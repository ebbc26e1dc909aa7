import { expect, it, onTestFinished } from "vitest";
import { postgresCatalogue } from "#adapters/postgres/catalogue/catalogue.ts";
import { reindexStock } from "#adapters/postgres/search/reindex-stock.ts";
import { paise } from "#core/shared/money.ts";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { aProduct } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { postgresShop, stock } from "#tests/ports/orders/an-order-shop.ts";
import { fill } from "#tests/core/orders/a-stocked-shop.ts";
import { done, placed } from "#tests/core/orders/order-steps.ts";

it("what orders sold out stands among what is in stock no more, until it comes back", async () => {
  const db = await aDatabase();
  onTestFinished(() => db.destroy());
  const products = ["Ajwain", "Brahmi"].map((title) => aProduct(title, { offer: { price: paise(10_000), stock: 2 } }));
  await stock(db, { products, coupons: [], shipping: { basic: null, weightExceed: null }, uses: {} });
  const desk = postgresShop(db);
  const asha = await desk.someone();
  const inStock = async () => {
    const filters = await postgresCatalogue(db).filters({ on: null, narrowing: UNNARROWED });
    return filters?.traits.find(({ trait }) => trait === "in-stock")?.count.products;
  };
  expect(await inStock()).toBe(2);
  await fill(desk, asha, { "id-ajwain": 2 });
  const order = await placed(desk, asha, "cash");
  expect([await reindexStock(db), await reindexStock(db), await inStock()]).toEqual([1, 0, 1]);
  await done(desk, order, { kind: "staff", name: "Ravi" }, { kind: "cancel", places: [0], reason: "changed" });
  expect([await reindexStock(db), await inStock(), await desk.stockOf("id-ajwain")]).toEqual([1, 2, 2]);
});
