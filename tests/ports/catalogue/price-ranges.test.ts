import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paise } from "#core/shared/money.ts";
import { aProduct } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { catalogueHolding, narrowed } from "./catalogues.ts";
import type { Catalogue } from "#core/catalogue/catalogue.port.ts";
import type { Narrowing, SortOrder } from "#core/catalogue/collection.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** So much that prices can't be looked at one by one: 2,400 from ₹100 to ₹200 in turn, 2,200 at about ₹310. */
const goods = [
  ...Array.from({ length: 2_400 }, (_, n) => ({ title: n % 3 === 0 ? `Tea ${n}` : `Balm tea ${n}`, price: 10_000 + (n % 101) * 100 })),
  ...Array.from({ length: 2_200 }, (_, n) => ({ title: `Oil ${n}`, price: 31_000 + (n % 4) * 100 })),
].map(({ title, price }, n) =>
  aProduct(title, {
    brand: n % 2 === 0 ? "Doon" : "Saar",
    subCategory: n % 40 === 0 ? "Rare" : "Usual",
    concerns: n % 6 === 0 ? ["Sleep"] : ["Digestion"],
    offer: { price: paise(price), stock: 1 },
    mrp: paise(40_000),
  }),
);

let db: Database;
let stored: Catalogue;
let known: Catalogue;
beforeAll(async () => {
  db = await aDatabase();
  [stored, known] = await Promise.all([catalogueHolding["postgres"]?.(goods, db), catalogueHolding["memory"]?.(goods, db)] as [
    Promise<Catalogue>,
    Promise<Catalogue>,
  ]);
}, 120_000);
afterAll(() => db.destroy());

/** The first pages, and how many there are. */
async function pages(catalogue: Catalogue, by: Partial<Narrowing>, order: SortOrder) {
  const ids: string[] = [];
  let after: string | null = null;
  for (let page = 0; page < 8; page += 1) {
    const found = await catalogue.find({ on: null, narrowing: narrowed(by) }, { order, after, limit: 24 });
    ids.push(...(found?.products.map(({ id }) => id) ?? []), JSON.stringify(found?.count));
    after = found?.next ?? null;
    if (after === null) break;
  }
  return ids;
}

describe("among much, a range of prices", () => {
  it.each<[string, Partial<Narrowing>]>([
    ["that ends within steps", { price: { least: paise(11_000), most: paise(18_050) } }],
    ["that ends within steps, of a brand", { brands: ["Doon"], price: { least: paise(10_100), most: paise(19_900) } }],
    ["that ends within steps, of few", { words: "rare", price: { least: paise(11_000), most: paise(18_050) } }],
    ["that ends within steps, of a word that titles begin with", { words: "tea", price: { least: paise(10_100), most: paise(19_900) } }],
    ["that lies within one step and leaves much", { price: { least: paise(31_000), most: paise(31_200) } }],
    ["that lies within one step and leaves some", { price: { least: paise(31_000), most: paise(31_099) } }],
    ["that lies within one step and leaves nothing", { price: { least: paise(31_350), most: paise(31_450) } }],
    ["whose end lies before its beginning", { price: { least: paise(50_000), most: paise(10_000) } }],
    ["whose end lies before its beginning, of a word", { words: "tea", price: { least: paise(31_000), most: paise(10_000) } }],
    ["that is none, of a brand in stock", { brands: ["Doon"], traits: ["in-stock"] }],
    ["that is none, of a brand for a concern", { brands: ["Doon"], concerns: ["Sleep"] }],
    ["without an end", { price: { least: paise(19_900), most: null } }],
  ])("%s gives the same pages and counts as looking at each product", { timeout: 60_000 }, async (_, by) => {
    for (const order of ["popular", "price-rising", "price-falling", "saving"] as const) {
      expect(await pages(stored, by, order), order).toEqual(await pages(known, by, order));
    }
  });
});
