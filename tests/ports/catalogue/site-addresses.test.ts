import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { memorySiteAddresses } from "#adapters/memory/catalogue/site-addresses.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { postgresSiteAddresses } from "#adapters/postgres/catalogue/site-addresses.ts";
import { aProduct } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import { catalogueHolding } from "./catalogues.ts";
import type { SiteAddresses } from "#core/catalogue/site-map/site-addresses.port.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
});
afterAll(() => db.destroy());

const adapters: Record<string, (goods: readonly ProductDetails[]) => Promise<SiteAddresses>> = {
  memory: async (products) => memorySiteAddresses(Object.assign(new Memory(), { products })),
  postgres: async (products) => {
    await catalogueHolding["postgres"]?.(products, db);
    return postgresSiteAddresses(db);
  },
};

const goods = [
  aProduct("Triphala Churna"),
  aProduct("Ashwagandha Tablets", { brand: "Doon", concerns: ["Sleep"], tags: ["root"] }),
  aProduct("Oil", { subCategory: "Oils", categories: ["Unani"] }),
  aProduct("Old Root", { status: "inactive", tags: ["gone"], brand: "Gone", concerns: ["Gone"] }),
];

describe.each(Object.entries(adapters))("addresses kept in %s", (_, kept) => {
  it("are those of collections that hold something that is sold", async () => {
    const collections = await (await kept(goods)).collections();
    expect(collections).toEqual([...new Set(collections)]);
    for (const collection of [
      { kind: "category", slug: "unani", title: "Unani" },
      { kind: "sub-category", slug: "oils", title: "Oils" },
      { kind: "brand", slug: "doon", title: "Doon" },
      { kind: "concern", slug: "sleep", title: "Sleep" },
      { kind: "tag", slug: "root", title: "root" },
    ])
      expect(collections).toContainEqual(collection);
    expect(collections.filter(({ slug }) => slug === "gone")).toEqual([]);
  });

  it("name in their parts every product that is sold, once", async () => {
    const sold = goods.filter(({ status }) => status === "active").map(({ slug }) => slug);
    const addresses = await kept(goods);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), async (size) => {
        const beginnings = await addresses.beginnings(size);
        const parts = await Promise.all(beginnings.map((first) => addresses.from(first, size)));
        expect(parts.flat()).toEqual([...sold].sort());
        expect(parts.slice(0, -1).every((part) => part.length === size)).toBe(true);
      }),
      { numRuns: 10 },
    );
  });

  it("are none where nothing is sold", async () => {
    const addresses = await kept([]);
    expect(await addresses.beginnings(10)).toEqual([]);
    expect(await addresses.from("", 10)).toEqual([]);
  });
});
