import { describe, expect, it } from "vitest";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { ok } from "#core/shared/result.ts";
import { ProductListModel } from "#web/features/catalogue/list/product-list-model.ts";
import { RecentProductsModel } from "#web/features/catalogue/product/recent-products-model.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import { outage } from "#tests/web/platform/model-laws/answers.ts";
import type { FoundProducts } from "#core/catalogue/collection.ts";
import type { ProductQuery } from "#core/catalogue/find-products.use-case.ts";
import type { RatedProduct } from "#core/catalogue/product.ts";

const product = (id: string, given: Partial<RatedProduct> = {}): RatedProduct => ({ ...unrated(aProduct(id, { id })), ...given });
const found = (next: string | null, ...ids: readonly string[]): FoundProducts => ({
  collection: null,
  products: ids.map((id) => product(id)),
  count: { kind: "exactly", products: 9 },
  next,
});

describe("a list of products", () => {
  const query: ProductQuery = { on: null, narrowing: UNNARROWED, order: "popular", after: null };
  const listing = (first: FoundProducts, ...pages: readonly (FoundProducts | "outage")[]) => {
    const requested: (string | null)[] = [];
    const model = new ProductListModel(query, first, async ({ after }) => {
      requested.push(after);
      const page = pages[Math.min(requested.length, pages.length) - 1];
      return page === undefined || page === "outage" ? outage() : ok(page);
    });
    return { model, asked: requested, ids: () => model.products.map(({ id }) => id) };
  };

  it("grows behind its last, each product once, as long as there is more", async () => {
    const { model, asked, ids } = listing(found("b", "a", "b"), found("d", "b", "c", "d"), found(null, "e"));
    expect([model.state, model.count, model.left]).toEqual(["still", { kind: "exactly", products: 9 }, null]);
    const growing = [model.grow(), model.grow()];
    expect(model.state).toBe("loading");
    await Promise.all(growing);
    expect([ids(), model.next, model.state]).toEqual([["a", "b", "c", "d"], "d", "still"]);
    await model.grow();
    await model.grow();
    await model.growByItself();
    expect([ids(), asked]).toEqual([
      ["a", "b", "c", "d", "e"],
      ["b", "d"],
    ]);
  });

  it("grows by itself three times until somebody asks", async () => {
    const { model, asked } = listing(found("b", "a"), found("b", "c"));
    for (let times = 0; times < 5; times += 1) await model.growByItself();
    expect(asked).toHaveLength(3);
    await model.grow();
    for (let times = 0; times < 5; times += 1) await model.growByItself();
    expect(asked).toHaveLength(7);
  });

  it("does not grow by itself once a page could not be had, or while one is on its way", async () => {
    const { model, asked } = listing(found("b", "a"), "outage", found(null, "c"));
    await Promise.all([model.growByItself(), model.growByItself()]);
    expect([model.state, asked.length]).toEqual(["unavailable", 1]);
    await model.growByItself();
    expect(asked).toHaveLength(1);
    await model.grow();
    expect([model.state, model.next]).toEqual(["still", null]);
  });
});

describe("what was looked at before", () => {
  const seeing = (stored: readonly string[], answer: readonly RatedProduct[] | "outage") => {
    const put: (readonly string[])[] = [];
    const requested: (readonly string[])[] = [];
    const model = new RecentProductsModel({ read: () => stored, put: (ids) => void put.push(ids) }, async (ids) => {
      requested.push(ids);
      return answer === "outage" ? outage() : answer;
    });
    return { model, put, asked: requested };
  };

  it("is shown without what is looked at now, as it is sold today, and remembered", async () => {
    const { model, put, asked } = seeing(["a", "tea", "b"], [product("a"), product("b", { status: "inactive" })]);
    await model.see("tea");
    expect([model.products.map(({ id }) => id), put, asked]).toEqual([["a"], [["tea", "a", "b"]], [["a", "b"]]]);
    model.forget();
    expect([model.products, put.at(-1)]).toEqual([[], []]);
  });

  it("is eleven at most, with this one", async () => {
    const ids = Array.from({ length: 15 }, (_, place) => `p${place}`);
    const { model, put, asked } = seeing(ids, []);
    await model.see("tea");
    expect([put[0], asked[0]]).toEqual([["tea", ...ids.slice(0, 10)], ids.slice(0, 10)]);
  });

  it("is nothing where there is nothing, or nobody answers, or it is forgotten meanwhile", async () => {
    const first = seeing(["tea"], [product("a")]);
    await first.model.see("tea");
    expect([first.model.products, first.asked]).toEqual([[], []]);
    const lost = seeing(["a"], "outage");
    await lost.model.see("tea");
    expect(lost.model.products).toEqual([]);
    const late = seeing(["a"], [product("a")]);
    const looking = late.model.see("tea");
    late.model.forget();
    await looking;
    expect(late.model.products).toEqual([]);
  });
});
