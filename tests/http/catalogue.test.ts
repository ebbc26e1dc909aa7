import { describe, expect, it, onTestFinished } from "vitest";
import { BrowseShelf } from "#core/catalogue/browse-shelf.use-case.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { SearchProducts } from "#core/catalogue/search-products.use-case.ts";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { composeMemory } from "#tests/composition.ts";
import { products } from "#tests/fixtures.ts";
import { clientOf, servedOver } from "./over-http.ts";
import { serverOver } from "#cli/composition.ts";
import type { ShelfAsked } from "#core/catalogue/browse-shelf.use-case.ts";

const inProcess = composeMemory();
const client = async () => clientOf(await servedOver(composeMemory()));

function get(url: string) {
  const app = serverOver(composeMemory(), { pages: null, log: "off" });
  onTestFinished(() => app.close());
  return app.inject({ url: `/api${url}` });
}

describe("the catalogue over HTTP", () => {
  it("lists the categories as in process", async () => {
    expect(await (await client()).get(ListCategories)()).toEqual(await inProcess.get(ListCategories)());
  });

  it.each<ShelfAsked>([
    { category: null, order: "popular", after: null },
    { category: "healthy food", order: "price-falling", after: null },
    { category: "Personal Care", order: "saving", after: null },
    { category: null, order: "price-rising", after: "id-rose-water" },
    { category: "nowhere", order: "popular", after: null },
    { category: "", order: "popular", after: null },
  ])("shows the shelf %j as in process", async (asked) => {
    expect(await (await client()).get(BrowseShelf)(asked)).toEqual(await inProcess.get(BrowseShelf)(asked));
  });

  it.each([...products.map(({ slug }) => slug), "nothing-like-it", "", "a b&c=d/é"])("shows the product %j as in process", async (slug) => {
    expect(await (await client()).get(ShowProduct)(slug)).toEqual(await inProcess.get(ShowProduct)(slug));
  });

  it.each([[["id-rose-water", "id-nobody", "id-triphala-churna"]], [[]], [products.map(({ id }) => id)]])(
    "tells today's facts of %j as in process",
    async (ids) => {
      expect(await (await client()).get(RefreshProducts)(ids)).toEqual(await inProcess.get(RefreshProducts)(ids));
    },
  );

  it.each(["triphala", "त्रिफला", "100%", "", "no such thing"])("searches for %j as in process", async (words) => {
    expect(await (await client()).get(SearchProducts)({ words, limit: 3, without: null })).toEqual(
      await inProcess.get(SearchProducts)({ words, limit: 3, without: null }),
    );
  });
});

describe("the catalogue's endpoints", () => {
  it("tell a product by the specification's names, in the envelope [en-product] [ep-getproductbyslug] [ep-base]", async () => {
    const response = await get("/shop/product/getProductBySlug?slug=triphala-churna");
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      status: { status_code: 0, message: "" },
      payload: {
        _id: "id-triphala-churna",
        product_id: "id-triphala-churna",
        title: "Triphala Churna",
        slug: "triphala-churna",
        mrp: 249,
        min_qty: 1,
        status: "ACTIVE",
        brand: { name: "Aranya", cash_on_delivery: true, logo_filepath: null },
        category_list: ["Ayurveda"],
        gst: 12,
        seller_list: [{ selling_price: 99, total_stock: 3 }],
        shipping_details: { weight: 120 },
        form: "powder-tin",
        size: "100 g",
        sub_category: "Churna",
        tags: ["digestion"],
        concerns: ["Digestion"],
        hsn: "30049011",
        seller: { name: "Aranya Herbs", state: "Maharashtra", gstin: "27AAAAA0000A1Z5" },
        spellings: { hi: "त्रिफला चूर्ण", sa: "triphalā cūrṇa" },
        consumable: true,
        number: null,
        image_list: [],
        arrived_on: null,
      },
    });
  });

  it("say 404 of a product and a category that are not there", async () => {
    expect((await get("/shop/product/getProductBySlug?slug=nothing")).json().status).toEqual({
      status_code: 404,
      message: "Product not found",
    });
    const category = await get("/shop/product/getProducts?category=nothing");
    expect([category.statusCode, category.json().status.message, category.json().payload]).toEqual([
      404,
      "Not found",
      { sought: "category" },
    ]);
  });

  it("answer a search with slug, title and _id, as many as asked [ep-product-search] [en-product-search-hit]", async () => {
    const { payload } = (await get("/shop/product/searchProduct?title=triphala")).json();
    expect(payload[0]).toMatchObject({ _id: "id-triphala-churna", slug: "triphala-churna", title: "Triphala Churna" });
    expect((await get("/shop/product/searchProduct?title=a&limit=1")).json().payload).toHaveLength(1);
    expect((await get("/shop/product/searchProduct?title=a&limit=61")).statusCode).toBe(400);
  });

  it("show the whole shop by popularity where nothing else is asked", async () => {
    const { payload } = (await get("/shop/product/getProducts")).json();
    expect(payload).toMatchObject({ shelf: null, count: { counted: "exactly", total: 5 }, next: null });
    expect(payload.product_list).toHaveLength(5);
  });

  it.each([
    ["/shop/product/getProductBySlug", "slug"],
    ["/shop/product/getProductBySlug?slug=a&slug=b", "slug"],
    [`/shop/product/getProductBySlug?slug=${"x".repeat(201)}`, "slug"],
    ["/shop/product/getProducts?order=oldest", "order"],
    ["/shop/product/searchProduct", "title"],
    ["/shop/product/searchProduct?title=a&limit=0", "limit"],
    ["/shop/product/searchProduct?title=a&limit=1e1", "limit"],
    [`/shop/product/searchProduct?title=${"x".repeat(101)}`, "title"],
    [`/shop/product/getProductsByIds?ids=${Array.from({ length: 101 }, (_, n) => `p${n}`).join(",")}`, "ids"],
    ["/shop/product/getProductsByIds", "ids"],
  ])("name what is wrong with %s", async (url, path) => {
    const response = await get(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      status: { status_code: 400, message: "Bad request" },
      payload: [{ path, expected: expect.stringMatching(/.+/) }],
    });
  });

  it("take a hundred ids at once", async () => {
    const ids = [...Array.from({ length: 99 }, (_, n) => `p${n}`), "id-rose-water"];
    expect((await get(`/shop/product/getProductsByIds?ids=${ids.join(",")}`)).json().payload).toHaveLength(1);
  });
});
