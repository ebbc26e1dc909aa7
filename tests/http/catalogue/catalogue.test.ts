import { informationRecord } from "#adapters/catalogue-file/information-record.ts";
import { someInformation } from "#tests/builders/some-information.ts";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { BrowseCategory } from "#core/catalogue/browse-category.use-case.ts";
import { ListCategories } from "#core/catalogue/list-categories.use-case.ts";
import { RefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { SearchProducts } from "#core/search/search-products.use-case.ts";
import { ShowProduct } from "#core/catalogue/show-product.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { reviewId } from "#core/reviews/review.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct, now, products } from "#tests/fixtures.ts";
import { clientOf } from "#tests/http/over-http.ts";
import { serverOver } from "#adapters/composition/server/http-server.ts";
import { ShowFrontPage } from "#core/catalogue/front/show-front-page.use-case.ts";
import { ShowShopEntrance } from "#core/catalogue/front/show-shop-entrance.use-case.ts";
import { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import { ListBrands } from "#core/catalogue/list-brands.use-case.ts";
import { ListFilters } from "#core/catalogue/list-filters.use-case.ts";
import {
  ListBrandsOfCategory,
  ListBrandsOfSubCategory,
  ListConcernsOfBrand,
  ListConcernsOfCategory,
  ListConcernsOfSubCategory,
  ListSubCategoriesOfBrand,
  ListSubCategoriesOfCategory,
} from "#core/catalogue/list-collections.use-case.ts";
import { UNNARROWED } from "#core/catalogue/collection.ts";
import { ShowBrand } from "#core/catalogue/show-brand.use-case.ts";
import { ShowCategory, ShowCategoryBySlug, ShowSubCategory, ShowSubCategoryBySlug } from "#core/catalogue/show-collection.use-case.ts";
import { paise } from "#core/shared/money.ts";
import type { Container as Inversify } from "inversify";
import type { Container } from "#adapters/composition/container.ts";
import type { ProductQuery } from "#core/catalogue/find-products.use-case.ts";
import type { Narrowing } from "#core/catalogue/collection.ts";
import type { Token } from "#core/shared/token.ts";
import type { CategoryQuery } from "#core/catalogue/browse-category.use-case.ts";

/** One of its products has been reviewed. */
function aShop() {
  const memory = new Memory();
  memory.reviews.set(reviewId("r"), {
    id: reviewId("r"),
    customer: customerId("asha"),
    subject: { kind: "product", id: "id-rose-water" },
    version: 1,
    state: "published",
    reason: null,
    stars: 4,
    text: "",
    pictures: [],
    writtenAt: now,
    boughtAt: null,
  });
  return composeMemory(Object.assign(memory, { products }));
}

const inProcess = aShop();
const served = serverOver(aShop(), { pages: null, log: "off" });
const usual = serverOver(composeMemory(), { pages: null, log: "off" });
let client: Container;
beforeAll(async () => {
  client = clientOf(await served.listen({ port: 0 }));
});
afterAll(() => Promise.all([served.close(), usual.close()]));

/** What the usual shop answers; nothing that is asked here changes it. */
const get = (url: string) => usual.inject({ url: `/api${url}` });

function getFrom(container: Inversify, url: string) {
  const app = serverOver(container, { pages: null, log: "off" });
  onTestFinished(() => app.close());
  return app.inject({ url: `/api${url}` });
}

const everyNarrowing: Narrowing = {
  words: "triphala",
  brands: ["Aranya"],
  forms: ["powder-tin"],
  concerns: ["Digestion"],
  traits: ["in-stock", "cash-on-delivery"],
  price: { least: paise(1), most: paise(99_950) },
};

describe("the catalogue over HTTP", () => {
  it("lists the categories as in process", async () => {
    expect(await client.get(ListCategories)()).toEqual(await inProcess.get(ListCategories)());
  });

  it.each<CategoryQuery>([
    { category: null, order: "popular", after: null },
    { category: "healthy food", order: "price-falling", after: null },
    { category: "Personal Care", order: "saving", after: null },
    { category: null, order: "price-rising", after: "id-rose-water" },
    { category: "nowhere", order: "popular", after: null },
    { category: "", order: "popular", after: null },
  ])("shows the list %j as in process", async (query) => {
    expect(await client.get(BrowseCategory)(query)).toEqual(await inProcess.get(BrowseCategory)(query));
  });

  it("shows the first page and the shop's entrance as in process, in one call each", async () => {
    expect(await client.get(ShowFrontPage)()).toEqual(await inProcess.get(ShowFrontPage)());
    expect(await client.get(ShowShopEntrance)()).toEqual(await inProcess.get(ShowShopEntrance)());
  });

  it.each<ProductQuery>([
    { on: null, narrowing: UNNARROWED, order: "newest", after: null },
    { on: { kind: "brand", name: "ARANYA" }, narrowing: UNNARROWED, order: "popular", after: null },
    { on: { kind: "sub-category", name: "churna" }, narrowing: UNNARROWED, order: "popular", after: null },
    { on: { kind: "concern", name: "Digestion" }, narrowing: UNNARROWED, order: "popular", after: null },
    { on: { kind: "tag", name: "digestion" }, narrowing: UNNARROWED, order: "popular", after: null },
    { on: { kind: "tag", name: "nothing" }, narrowing: UNNARROWED, order: "popular", after: null },
    { on: { kind: "category", name: "Ayurveda" }, narrowing: everyNarrowing, order: "price-rising", after: "id-rose-water" },
    { on: null, narrowing: { ...UNNARROWED, words: "trifala juice" }, order: "popular", after: null },
    { on: null, narrowing: { ...UNNARROWED, brands: ["Aranya", "A, B & C"], forms: ["powder-tin"] }, order: "saving", after: null },
  ])("finds %j and its filters as in process", async (query) => {
    const { on, narrowing } = query;
    expect(await client.get(FindProducts)(query)).toEqual(await inProcess.get(FindProducts)(query));
    expect(await client.get(ListFilters)({ on, narrowing })).toEqual(await inProcess.get(ListFilters)({ on, narrowing }));
  });

  it.each([
    ShowCategory,
    ShowCategoryBySlug,
    ShowSubCategory,
    ShowSubCategoryBySlug,
    ListSubCategoriesOfCategory,
    ListBrandsOfCategory,
    ListBrandsOfSubCategory,
    ListConcernsOfCategory,
    ListConcernsOfSubCategory,
    ListSubCategoriesOfBrand,
    ListConcernsOfBrand,
    ShowBrand,
  ] as readonly Token<(name: string) => Promise<unknown>>[])("tells lists by %s as in process", async (token) => {
    for (const name of ["ayurveda", "Churna", "aranya", "nothing"])
      expect(await client.get(token)(name)).toEqual(await inProcess.get(token)(name));
  });

  it.each(["", "ARA", "nobody"])("lists the brands with %j in their names as in process", async (name) => {
    expect(await client.get(ListBrands)(name)).toEqual(await inProcess.get(ListBrands)(name));
  });

  it.each([...products.map(({ slug }) => slug), "nothing-like-it", "", "a b&c=d/é"])("shows the product %j as in process", async (slug) => {
    expect(await client.get(ShowProduct)(slug)).toEqual(await inProcess.get(ShowProduct)(slug));
  });

  it.each([[["id-rose-water", "id-nobody", "id-triphala-churna"]], [[]], [products.map(({ id }) => id)]])(
    "tells today's facts of %j as in process",
    async (ids) => {
      expect(await client.get(RefreshProducts)(ids)).toEqual(await inProcess.get(RefreshProducts)(ids));
    },
  );

  it.each(["triphala", "त्रिफला", "100%", "", "no such thing"])("searches for %j as in process", async (words) => {
    expect(await client.get(SearchProducts)({ words, limit: 3, without: null })).toEqual(
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
        seller: { name: "Aranya Herbs", address: null, state: "Maharashtra", gstin: "27AAAAA0000A1Z2" },
        spellings: { hi: "त्रिफला चूर्ण", sa: "triphalā cūrṇa" },
        consumable: true,
        number: null,
        image_list: [],
        arrived_on: null,
        information: informationRecord(someInformation),
        size_list: [],
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

  it("leave out of a search the product that is shown already [ep-product-search]", async () => {
    const { payload } = (await get("/shop/product/searchProduct?title=triphala&limit=10&exclude=id-triphala-churna")).json();
    expect(payload.map(({ slug }: { slug: string }) => slug)).toEqual(["organic-triphala-juice"]);
  });

  it("take at most ten hits as a search bar asks for them [ep-product-search]", async () => {
    const many = composeMemory({ products: Array.from({ length: 12 }, (_, n) => aProduct(`Balm ${n}`)) });
    expect((await getFrom(many, "/shop/product/searchProduct?title=balm&limit=10")).json().payload).toHaveLength(10);
  });

  it("tell by what products can be narrowed [ep-getallfiltersofproduct]", async () => {
    const { payload } = (await get("/shop/product/user/getAllFiltersOfProduct?category=ayurveda")).json();
    const exactly = (total: number) => ({ counted: "exactly", total });
    expect(payload).toEqual({
      count: exactly(3),
      brand_list: [{ slug: "aranya", title: "Aranya", count: exactly(3) }],
      sub_category_list: [{ slug: "churna", title: "Churna", count: exactly(3) }],
      form_list: [
        { slug: "powder-tin", title: "powder-tin", count: exactly(2) },
        { slug: "tablet-bottle", title: "tablet-bottle", count: exactly(1) },
      ],
      health_concern_list: [{ slug: "digestion", title: "Digestion", count: exactly(3) }],
      trait_list: [
        { trait: "cash-on-delivery", count: exactly(3) },
        { trait: "in-stock", count: exactly(3) },
      ],
      price_list: [
        { band: { min_price: 0, max_price: 99.99 }, count: exactly(2) },
        { band: { min_price: 100, max_price: 249.99 }, count: exactly(1) },
      ],
    });
  });

  it("narrow a list by what an address says", async () => {
    const found = async (query: string) =>
      (await get(`/shop/product/getProducts?${query}`)).json().payload.product_list.map(({ title }: { title: string }) => title);
    expect(await found("category=ayurveda&only=in-stock&max_price=99")).toEqual(["Triphala Churna", "Organic Triphala Juice"]);
    expect(await found("brands=Aranya|Nobody&forms=tablet-bottle")).toEqual(["Ashwagandha Tablets"]);
    expect(await found("tag=digestion&order=price-falling&min_price=150.5")).toEqual(["Ashwagandha Tablets", "Rose Water"]);
    expect(await found("title=asvagandha")).toEqual(["Ashwagandha Tablets"]);
  });

  it("list the brands under their letters by capitalized name, with their signs [ep-getallshopbrandtouser] [en-brand] [ru-brand-sort]", async () => {
    const shop = composeMemory({
      products: [
        aProduct("A", { brand: "zafran" }),
        aProduct("B", { brand: "amrit" }),
        aProduct("C", { brand: "Aranya", brandLogo: "/aranya.svg" }),
      ],
    });
    const brand = (name: string, logo_filepath: string | null = null) => ({
      name,
      slug: name.toLowerCase(),
      total_products: 1,
      logo_filepath,
    });
    expect((await getFrom(shop, "/shop/brand/getAllShopBrandToUser")).json().payload).toEqual([
      { letter: "A", brand_list: [brand("amrit"), brand("Aranya", "/aranya.svg")] },
      { letter: "Z", brand_list: [brand("zafran")] },
    ]);
    expect((await getFrom(shop, "/shop/brand/getAllShopBrandToUser?name=AR")).json().payload[0].brand_list).toEqual([
      brand("Aranya", "/aranya.svg"),
    ]);
  });

  it("tell a brand by its name [ep-getshopbrandbyname] [en-brand]", async () => {
    expect((await get("/shop/brand/getShopBrandByName?name=aranya")).json().payload).toEqual({
      name: "Aranya",
      slug: "aranya",
      total_products: 4,
      logo_filepath: null,
    });
    const unknown = await get("/shop/brand/getShopBrandByName?name=Nobody");
    expect([unknown.statusCode, unknown.json().payload]).toEqual([404, { sought: "brand" }]);
  });

  it.each([
    ["/shop/master/category/getCategoryByName?name=Healthy Food", "[ep-getcategorybyname]"],
    ["/shop/master/category/getCategoryByslug?slug=healthy food", "[ep-getcategorybyslug]"],
  ])("tell a category by %s %s", async (url) => {
    expect((await get(encodeURI(url))).json().payload).toEqual({
      _id: "healthy food",
      slug: "healthy food",
      title: "Healthy Food",
      total_products: 2,
    });
  });

  it.each([
    ["/shop/master/subCategory/getSubCategoryByName?name=Churna", "[ep-getsubcategorybyname]"],
    ["/shop/master/subCategory/getSubCategoryBySlug?slug=churna", "[ep-getsubcategorybyslug]"],
  ])("tell a sub-category by %s %s", async (url) => {
    expect((await get(url)).json().payload).toEqual({ _id: "churna", slug: "churna", title: "Churna", total_products: 5 });
  });

  it.each([
    ["/shop/master/subCategory/getAllSubCategoryByCategoryId?category_id=ayurveda", "Churna", 3, "[ep-getallsubcategorybycategoryid]"],
    ["/shop/brand/getAllBrandByCategory?category=Ayurveda", "Aranya", 3, "[ep-getallbrandbycategory]"],
    ["/shop/brand/getAllBrandBySubCategory?sub_category=churna", "Aranya", 4, "[ep-getallbrandbysubcategory]"],
    ["/shop/master/healthConcern/getAllHealthConcernByCategory?category=ayurveda", "Digestion", 3, "[ep-getallhealthconcernbycategory]"],
    [
      "/shop/master/healthConcern/getAllHealthConcernBySubCategory?sub_category=Churna",
      "Digestion",
      4,
      "[ep-getallhealthconcernbysubcategory]",
    ],
    ["/shop/brand/getSubCategoryByBrand?brand=Aranya", "Churna", 4, "[ep-getsubcategorybybrand]"],
    ["/shop/brand/getHealthConcernByBrand?brand=Aranya", "Digestion", 4, "[ep-gethealthconcernbybrand]"],
  ])("answer %s with %s, which %i products share %s", async (url, title, total_products) => {
    const slug = title.toLowerCase();
    expect((await get(url)).json().payload).toEqual([{ _id: slug, slug, title, total_products }]);
    const unknown = await get(url.replace(/=.*/, "=nothing"));
    expect([unknown.statusCode, unknown.json().status]).toEqual([404, { status_code: 404, message: "Not found" }]);
  });

  it.each([
    ["/shop/product/getProductBySlug", "slug"],
    ["/shop/product/getProductBySlug?slug=a&slug=b", "slug"],
    [`/shop/product/getProductBySlug?slug=${"x".repeat(201)}`, "slug"],
    ["/shop/product/getProducts?order=oldest", "order"],
    ["/shop/product/getProducts?category=a&brand=b", "category"],
    ["/shop/product/getProducts?only=in-stock,blue", "only"],
    ["/shop/product/getProducts?min_price=-1", "min_price"],
    ["/shop/product/getProducts?max_price=1e3", "max_price"],
    [`/shop/product/getProducts?brands=${Array.from({ length: 41 }, (_, n) => `b${n}`).join("|")}`, "brands"],
    ["/shop/product/user/getAllFiltersOfProduct?tag=a&concern=b", "category"],
    ["/shop/brand/getShopBrandByName", "name"],
    ["/shop/brand/getAllBrandByCategory", "category"],
    ["/shop/product/searchProduct", "title"],
    ["/shop/product/searchProduct?title=a&limit=0", "limit"],
    ["/shop/product/searchProduct?title=a&limit=1e1", "limit"],
    [`/shop/product/searchProduct?title=${"x".repeat(101)}`, "title"],
    [`/shop/product/getProductsByIds?ids=${Array.from({ length: 101 }, (_, n) => `p${n}`).join(",")}`, "ids"],
    ["/shop/product/getProductsByIds", "ids"],
  ])("name what is wrong with %s", async (url, path) => {
    const response = await get(url);
    expect(response.statusCode).toBe(400);
    const { status, payload } = response.json();
    expect(payload).toEqual([{ path, expected: expect.stringMatching(/.+/) }]);
    expect(status).toEqual({ status_code: 400, message: `Bad request: ${path}: expected ${payload[0].expected}.` });
  });

  it("take a hundred ids at once", async () => {
    const ids = [...Array.from({ length: 99 }, (_, n) => `p${n}`), "id-rose-water"];
    expect((await get(`/shop/product/getProductsByIds?ids=${ids.join(",")}`)).json().payload).toHaveLength(1);
  });
});
