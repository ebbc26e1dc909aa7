import { describe, expect, it } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { paise } from "#core/shared/money.ts";
import { ProductListMemory } from "#web/features/catalogue/list/product-list-memory.ts";
import { ProductListModel } from "#web/features/catalogue/list/product-list-model.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import type { ProductListData } from "#web/features/catalogue/list/product-list-data.ts";

const asked = { on: null, narrowing: UNNARROWED, order: "popular", after: null } as const;
const begun = (title: string, price: number): ProductListData => ({
  asked,
  filters: null,
  instead: [],
  missed: null,
  found: {
    collection: null,
    products: [unrated(aProduct(title, { offer: { price: paise(price), stock: 3 } }))],
    count: { kind: "exactly", products: 2 },
    next: "1",
  },
});
const find = async () =>
  ({
    kind: "ok",
    value: { collection: null, products: [unrated(aProduct("Behind it"))], count: { kind: "exactly", products: 2 }, next: null },
  }) as const;
/** A window's lists, each as it is found by what begins it. */
const memory = () => {
  const lists = new ProductListMemory();
  return { of: (data: ProductListData) => lists.of(data, (before) => new ProductListModel(data.asked, data.found, find, before)) };
};

describe("going back to a list", () => {
  it("finds it grown as far, with today's prices", async () => {
    const lists = memory();
    const page = begun("First", 9_900);
    const list = lists.of(page);
    await list.grow();
    list.left = { path: "/shop/product/first", top: 40 };
    expect(lists.of(page)).toBe(list);
    const today = lists.of(begun("First", 8_800));
    expect(today.products.map(({ title, offer }) => [title, offer?.price])).toEqual([
      ["First", 8_800],
      ["Behind it", 19_900],
    ]);
    expect([today.next, today.left, today.state]).toEqual([null, list.left, "still"]);
  });

  it("that was not grown goes on where it stands today", () => {
    const lists = memory();
    lists.of(begun("First", 9_900));
    expect(lists.of(begun("First", 8_800)).next).toBe("1");
  });

  it("that begins with other products now begins anew", async () => {
    const lists = memory();
    await lists.of(begun("First", 9_900)).grow();
    expect(lists.of(begun("Another", 9_900)).products).toHaveLength(1);
  });
});
