import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { memoryWishlists } from "#adapters/memory/wishlist/wishlists.ts";
import { putProducts } from "#tests/builders/put-products.ts";
import { postgresWishlists } from "#adapters/postgres/wishlist/wishlists.ts";
import { now, products } from "#tests/fixtures.ts";
import { aDatabase } from "#tests/postgres.ts";
import type { Wishlists } from "#core/wishlist/wishlists.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

let db: Database;
beforeAll(async () => {
  db = await aDatabase();
  await db.transaction().execute((trx) => putProducts(trx, products));
});
afterAll(() => db.destroy());

type Kept = { readonly wishlists: Wishlists; readonly someone: () => Promise<CustomerId> };
const adapters: Record<string, () => Kept> = {
  memory: () => ({ wishlists: memoryWishlists(Object.assign(new Memory(), { products })), someone: async () => customerId(randomUUID()) }),
  postgres: () => ({
    wishlists: postgresWishlists(db),
    async someone() {
      const id = randomUUID();
      await db
        .insertInto("customer")
        .values({ id, name: "Asha", mobile: null, email: null, created_at: new Date(now) })
        .execute();
      return customerId(id);
    },
  }),
};

describe.each(Object.entries(adapters))("wishlists kept in %s", (_, kept) => {
  it("show what was put aside, the last first and once each, whether or not it can be bought", async () => {
    const { wishlists, someone } = kept();
    const [asha, ravi] = [await someone(), await someone()];
    for (const id of ["id-rose-water", "id-old-balm", "id-triphala-churna", "id-rose-water"])
      expect(await wishlists.add(asha, id, 9)).toBe("added");
    expect((await wishlists.of(asha)).map(({ title }) => title)).toEqual(["Triphala Churna", "Old Balm", "Rose Water"]);
    expect(await wishlists.of(ravi)).toEqual([]);
  });

  it("forget what is taken off, and nothing else", async () => {
    const { wishlists, someone } = kept();
    const [asha, ravi] = [await someone(), await someone()];
    for (const customer of [asha, ravi]) for (const id of ["id-rose-water", "id-old-balm"]) await wishlists.add(customer, id, 9);
    await Promise.all([wishlists.remove(asha, "id-rose-water"), wishlists.remove(asha, "nobody-knows")]);
    await wishlists.remove(asha, "id-rose-water");
    expect((await wishlists.of(asha)).map(({ id }) => id)).toEqual(["id-old-balm"]);
    expect(await wishlists.of(ravi)).toHaveLength(2);
  });

  it("take in no product that nobody knows", async () => {
    const { wishlists, someone } = kept();
    expect(await wishlists.add(await someone(), "nobody-knows", 9)).toBe("unknown-product");
  });

  it("never hold more than they may, however many are put aside at once", async () => {
    const { wishlists, someone } = kept();
    const customer = await someone();
    const outcomes = await Promise.all(products.map(({ id }) => wishlists.add(customer, id, 4)));
    expect(outcomes.filter((outcome) => outcome === "added")).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(products.length - 4);
    const wished = await wishlists.of(customer);
    expect(wished).toHaveLength(4);
    expect(await wishlists.add(customer, wished[0]?.id ?? "", 4)).toBe("added");
  });
});
