import { describe, expect, it } from "vitest";
import { makeBrowseCategory } from "#core/catalogue/browse-category.use-case.ts";
import { makeFindProducts } from "#core/catalogue/find-products.use-case.ts";
import { makeListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { makeRefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { makeSearchProducts } from "#core/search/search-products.use-case.ts";
import { makeShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { paise } from "#core/shared/money.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue/catalogue.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aProduct, products } from "#tests/fixtures.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";

const catalogueOf = (goods: readonly ProductDetails[]) => memoryCatalogue(Object.assign(new Memory(), { products: goods }));
const catalogue = catalogueOf(products);
const titles = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title);

describe("the shop's categories", () => {
  it("are listed in the order of its menus, each with how many products it has", async () => {
    const categories = await makeListCategories({ catalogue })();
    expect(categories.map(({ title, products: count }) => [title, count])).toContainEqual(["Personal Care", 1]);
    expect(categories).toEqual(await catalogue.categories());
  });
});

describe("a product list", () => {
  const thirty = Array.from({ length: 30 }, (_, at) => aProduct(`Balm ${at}`, { offer: { price: paise(1_000 - at), stock: 5 } }));
  const browse = makeBrowseCategory({ findProducts: makeFindProducts({ catalogue: catalogueOf(thirty) }) });

  it("is browsed by pages of 24 in the order asked, the next beginning behind the last", async () => {
    const first = await browse({ category: null, order: "price-rising", after: null });
    const list = first.kind === "ok" ? first.value : null;
    expect(list?.products).toHaveLength(24);
    expect(list?.products[0]?.title).toBe("Balm 29");
    const second = await browse({ category: "ayurveda", order: "price-rising", after: list?.next ?? null });
    expect(second).toMatchObject({ kind: "ok", value: { count: 30, next: null, category: { title: "Ayurveda" } } });
    expect(second.kind === "ok" ? titles(second.value.products) : []).toEqual(["Balm 5", "Balm 4", "Balm 3", "Balm 2", "Balm 1", "Balm 0"]);
  });

  it("is refused of a category that nobody knows", async () => {
    expect(await browse({ category: "nothing", order: "popular", after: null })).toEqual({
      kind: "refused",
      refusal: { kind: "unknown-category" },
    });
  });
});

describe("a product's page", () => {
  const show = makeShowProduct({ catalogue });
  it("shows the product of its slug, also an inactive one", async () => {
    expect(await show("old-balm")).toMatchObject({ kind: "ok", value: { title: "Old Balm", hsn: "30049011" } });
  });
  it("is refused of a slug that nobody knows", async () => {
    expect(await show("new-balm")).toEqual({ kind: "refused", refusal: { kind: "unknown-product" } });
  });
});

describe("products", () => {
  it("are refreshed in the order asked, without those that nobody knows any more", async () => {
    expect(titles(await makeRefreshProducts({ catalogue })(["id-rose-water", "id-gone", "id-old-balm"]))).toEqual([
      "Rose Water",
      "Old Balm",
    ]);
  });
  it("are found by words of their title, as many as asked for", async () => {
    const search = makeSearchProducts({ catalogue });
    expect(titles(await search({ words: "triphala", limit: 8, without: null }))).toEqual(["Triphala Churna", "Organic Triphala Juice"]);
    expect(titles(await search({ words: "triphala", limit: 1, without: null }))).toEqual(["Triphala Churna"]);
  });
});
