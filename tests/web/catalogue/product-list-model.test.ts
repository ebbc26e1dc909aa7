import { describe, expect, it } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ProductListModel } from "#web/features/catalogue/list/product-list-model.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import type { FoundProducts } from "#core/catalogue/collection.ts";

const asked = { on: null, narrowing: UNNARROWED, order: "popular", after: null } as const;
const page = (place: number): FoundProducts => ({
  collection: null,
  products: [unrated(aProduct(`Churna ${place}`))],
  count: { kind: "exactly", products: 6 },
  next: place === 6 ? null : String(place),
});
const endless = () => new ProductListModel(asked, page(1), async ({ after }) => ({ kind: "ok", value: page(Number(after) + 1) }));

describe("a list that grows", () => {
  it("does so by itself for three pages, and again once somebody wants more, until its end", async () => {
    const list = endless();
    for (let near = 0; near < 5; near += 1) await list.growByItself();
    expect(list.products).toHaveLength(4);
    await list.grow();
    for (let near = 0; near < 5; near += 1) await list.growByItself();
    expect(list.products).toHaveLength(6);
    expect(list.next).toBeNull();
  });

  it("does not ask a shop by itself that could not be reached", async () => {
    let asks = 0;
    const list = new ProductListModel(asked, page(1), async () => {
      asks += 1;
      throw new PortUnavailable("network", null);
    });
    for (let near = 0; near < 3; near += 1) await list.growByItself();
    expect([asks, list.state]).toEqual([1, "unavailable"]);
    await list.grow();
    expect(asks).toBe(2);
  });
});
