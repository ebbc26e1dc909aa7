import { describe, expect, it } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { ProductListModel } from "#web/features/catalogue/list/product-list-model.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import type { FoundProducts } from "#core/catalogue/collection.ts";

const asked = { on: null, narrowing: UNNARROWED, order: "popular", after: null } as const;
const page = (place: number): FoundProducts => ({
  shelf: null,
  products: [unrated(aProduct(`Churna ${place}`))],
  count: { kind: "exactly", products: 6 },
  next: place === 6 ? null : String(place),
});
const endless = () => new ProductListModel(asked, page(1), async ({ after }) => ({ kind: "ok", value: page(Number(after) + 1) }));

describe("a shelf that grows", () => {
  it("does so by itself for three pages, and again once somebody wants more, until its end", async () => {
    const shelf = endless();
    for (let near = 0; near < 5; near += 1) await shelf.growByItself();
    expect(shelf.products).toHaveLength(4);
    await shelf.grow();
    for (let near = 0; near < 5; near += 1) await shelf.growByItself();
    expect(shelf.products).toHaveLength(6);
    expect(shelf.next).toBeNull();
  });

  it("does not ask a shop by itself that could not be reached", async () => {
    let asks = 0;
    const shelf = new ProductListModel(asked, page(1), async () => {
      asks += 1;
      throw new PortUnavailable("network", null);
    });
    for (let near = 0; near < 3; near += 1) await shelf.growByItself();
    expect([asks, shelf.state]).toEqual([1, "unavailable"]);
    await shelf.grow();
    expect(asks).toBe(2);
  });
});
