import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { ok, refused } from "#core/shared/result.ts";
import { SuggestionModel } from "#web/features/search/suggestion-model.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import { outage } from "#tests/web/platform/model-laws/answers.ts";
import type { FoundProducts } from "#core/catalogue/collection.ts";
import type { Filters } from "#core/catalogue/filters.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const nothingFound: FoundProducts = { collection: null, count: { kind: "exactly", products: 0 }, products: [], next: null };
const products = Array.from({ length: 12 }, (_, place) => unrated(aProduct(`Tea ${place}`, { id: `tea-${place}` })));

type Given = {
  readonly kept?: readonly string[];
  readonly isOpen?: boolean;
  readonly found?: readonly RatedProduct[];
  readonly find?: FindProducts;
  readonly listFilters?: ListFilters;
};

/** A search box of a shop with a dozen teas, on a device that keeps what was searched for. */
function aBox({ kept = ["oil"], isOpen = true, found = products, find = outage, listFilters = outage }: Given = {}) {
  const requested: unknown[] = [];
  const put: (readonly string[])[] = [];
  const shop = { isOpen };
  const device = { kept };
  const model = new SuggestionModel(
    {
      search: async (request) => {
        requested.push(request);
        return shop.isOpen ? found : outage();
      },
      find,
      listFilters,
      categories: [],
    },
    { read: () => device.kept, put: (searches) => void put.push(searches) },
  );
  return { model, asked: requested, put, shop, device, end: model.begin() };
}

describe("suggestions", () => {
  it("are looked for a moment after the last keystroke, ten at most", async () => {
    const { model, asked } = aBox();
    expect([model.typed, model.meant, model.isOpen, model.at]).toEqual(["", { kind: "nothing" }, false, null]);
    model.type(" te ");
    expect([model.typed, model.isOpen, model.meant]).toEqual(["te", true, { kind: "waiting", words: "te", products: [], total: null }]);
    await vi.advanceTimersByTimeAsync(149);
    model.type("tea");
    await vi.advanceTimersByTimeAsync(149);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([{ words: "tea", limit: 10, without: null }]);
    expect([model.meant, model.count]).toEqual([{ kind: "known", words: "tea", products: products.slice(0, 10), total: null }, 10]);
    model.type("teas");
    expect(model.meant).toEqual({ kind: "waiting", words: "teas", products: products.slice(0, 10), total: null });
    model.type("teas ");
    model.type("");
    expect(model.meant).toEqual({ kind: "nothing" });
    await vi.advanceTimersByTimeAsync(0);
    expect([model.meant, asked.length]).toEqual([{ kind: "nothing" }, 1]);
  });

  it("are none where nobody answers, and come again with the next keystroke", async () => {
    const { model, shop } = aBox({ isOpen: false });
    model.type("tea");
    await vi.advanceTimersByTimeAsync(150);
    expect([model.meant, model.count]).toEqual([{ kind: "unavailable" }, 0]);
    shop.isOpen = true;
    model.type("teas");
    expect(model.meant).toEqual({ kind: "waiting", words: "teas", products: [], total: null });
    await vi.advanceTimersByTimeAsync(150);
    expect(model.count).toBe(10);
  });

  it("end with the box", async () => {
    const { model, asked, end } = aBox();
    model.type("tea");
    end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([]);
  });

  it("are gone through by the arrow keys, with the field between the last and the first", async () => {
    const { model } = aBox({ kept: ["oil", "balm"] });
    expect(model.count).toBe(2);
    const places: (number | null)[] = [];
    for (const by of [1, 1, 1, 1, -1, -1, -1] as const) {
      model.move(by);
      places.push(model.at);
    }
    expect([places, model.isOpen]).toEqual([[0, 1, null, 0, null, 1, 0], true]);
    model.close();
    expect([model.isOpen, model.at]).toEqual([false, null]);
    model.move(1);
    model.type("tea");
    expect(model.at).toBeNull();
    model.move(1);
    expect(model.at).toBeNull();
  });
});

describe("how many there are in all", () => {
  const counted =
    (count: number): FindProducts =>
    async () =>
      ok({ ...nothingFound, count: { kind: "exactly", products: count } });
  const told = async (given: Given) => {
    const { model } = aBox(given);
    model.type("tea");
    await vi.advanceTimersByTimeAsync(150);
    return "total" in model.meant ? model.meant.total : model.meant.kind;
  };

  it("is told of more than ten, by the list to which Enter leads", async () => {
    const find = vi.fn(counted(12));
    expect(await told({ find })).toEqual({ kind: "exactly", products: 12 });
    expect(find).toHaveBeenCalledWith({ on: null, narrowing: { ...UNNARROWED, words: "tea" }, order: "popular", after: null });
  });

  it("is not asked for where all are shown, and not told where ten are all, or nobody knows", async () => {
    const find = vi.fn(counted(12));
    expect([await told({ find, found: products.slice(0, 9) }), find.mock.calls.length]).toEqual([null, 0]);
    expect(await told({ find, found: products.slice(0, 10) })).toEqual({ kind: "exactly", products: 12 });
    expect(await told({ find: counted(10) })).toBeNull();
    expect(await told({ find: async () => refused({ kind: "unknown-collection", sought: "category" }) })).toBeNull();
    expect(await told({ find: outage })).toBeNull();
  });
});

describe("what is offered beside products", () => {
  const value = (title: string) =>
    ({ title, slug: title.toLowerCase().replace(" ", "-"), count: { kind: "exactly", products: 1 } }) as const;
  const filters: Filters = {
    count: { kind: "exactly", products: 2 },
    subCategories: [],
    forms: [],
    traits: [],
    prices: [],
    brands: [value("Tea Garden")],
    concerns: [value("Teething")],
  };

  it("are concerns and brands by their names, asked for once, with the first letter", async () => {
    const listFilters = vi.fn(async () => ok(filters));
    const { model } = aBox({ listFilters });
    model.type("");
    expect(listFilters).not.toHaveBeenCalled();
    model.type("te");
    model.type("tee");
    await vi.advanceTimersByTimeAsync(0);
    expect([model.collections, listFilters.mock.calls]).toEqual([
      [{ kind: "concern", slug: "teething", title: "Teething" }],
      [[{ on: null, narrowing: UNNARROWED }]],
    ]);
    model.type("te");
    expect(model.collections.map(({ kind }) => kind)).toEqual(["concern", "brand"]);
    const lost = aBox({ listFilters: async () => refused({ kind: "unknown-collection", sought: "category" }) });
    lost.model.type("te");
    await vi.advanceTimersByTimeAsync(0);
    expect([lost.model.concernsAndBrands.value, lost.model.collections]).toEqual([[], []]);
  });

  it("is what is popular, six at most, asked for with the first focus", async () => {
    const find = vi.fn<FindProducts>(async () => ok({ ...nothingFound, products }));
    const { model } = aBox({ find });
    model.open("");
    model.open("");
    await vi.advanceTimersByTimeAsync(0);
    expect([model.popular.value?.length, find.mock.calls]).toEqual([
      6,
      [[{ on: null, narrowing: UNNARROWED, order: "popular", after: null }]],
    ]);
    const lost = aBox({ find: async () => refused({ kind: "unknown-collection", sought: "category" }) });
    lost.model.open("");
    await vi.advanceTimersByTimeAsync(0);
    expect(lost.model.popular.value).toEqual([]);
  });
});

describe("what was searched for before", () => {
  it("is read anew when the box is opened, kept with what is chosen, and forgotten", () => {
    const { model, put, device } = aBox();
    device.kept = ["balm"];
    expect(model.recent).toEqual(["oil"]);
    model.open("tea");
    expect([model.recent, model.typed, model.isOpen]).toEqual([["balm"], "tea", true]);
    model.keep("tea");
    expect([model.recent, put]).toEqual([["tea", "balm"], [["tea", "balm"]]]);
    model.type("");
    model.move(1);
    model.forget();
    expect([model.recent, model.at, put.at(-1), model.count]).toEqual([[], null, [], 0]);
  });
});
