import { describe, expect, it } from "vitest";
import { searchedOf } from "#core/search/search-words.ts";
import { soundOf } from "#core/search/sound.ts";
import { demoLines } from "#adapters/demo/demo-lines.ts";
import { DEMO_DAY, demoGoods } from "#tests/builders/demo-goods.ts";
import { gstinCheckLetter } from "#core/catalogue/gstin.ts";

/** What the tests look at of a line. */
type ProductRecord = {
  readonly _id: string;
  readonly product_id: string;
  readonly title: string;
  readonly slug: string;
  readonly mrp: number;
  readonly min_qty: number;
  readonly status: "ACTIVE" | "INACTIVE";
  readonly brand: { readonly name: string; readonly cash_on_delivery: boolean };
  readonly category_list: readonly string[];
  readonly gst: number;
  readonly seller_list: readonly { readonly selling_price: number; readonly total_stock: number }[];
  readonly shipping_details: { readonly weight: number };
  readonly hsn: string;
  readonly seller: { readonly state: string; readonly gstin: string };
  readonly sub_category: string;
  readonly tags: readonly string[];
  readonly form: string;
  readonly size: string;
  readonly spellings: { readonly hi: string | null; readonly sa: string | null };
};

const products = demoLines("products", DEMO_DAY).map((line): ProductRecord => JSON.parse(line));
const offerOf = ({ seller_list: [offer] }: ProductRecord) => offer ?? { selling_price: Number.NaN, total_stock: Number.NaN };
const different = (values: readonly unknown[]) => new Set(values).size;

const MENUS = [
  "Ayurveda",
  "Unani",
  "Dietary Needs",
  "Chronic Disease",
  "Women's Health",
  "Accessories",
  "Health package",
  "Vitamins & Supplements",
  "Healthy Food",
  "Personal Care",
];

describe("the demo's products", () => {
  it("are about six hundred of about forty brands", () => {
    expect(products.length).toBeGreaterThanOrEqual(580);
    expect(products.length).toBeLessThanOrEqual(640);
    expect(different(products.map(({ brand }) => brand.name))).toBeGreaterThanOrEqual(38);
  });

  it("are found by the name that everybody calls them by", () => {
    const sounds = demoGoods.filter(({ title }) => title.includes("Chyawan Avaleha")).map((one) => [...searchedOf(one)].map(soundOf));
    expect(sounds).not.toEqual([]);
    for (const typed of ["chyawanprash", "chyavanprash", "च्यवनप्राश"])
      expect(sounds.every((words) => words.includes(soundOf(typed)))).toBe(true);
  });

  it("are read without a fault, each with all that it was written with [en-cart-line]", () => {
    expect(demoGoods.map(({ id, title, offer }) => [id, title, offer?.stock])).toEqual(
      products.map((product) => [product._id, product.title, offerOf(product).total_stock]),
    );
  });

  it("name the categories in the order of the menus, each with its sub-categories [ui-sidemenu-shop-categories]", () => {
    expect([...new Set(products.flatMap(({ category_list }) => category_list))]).toEqual(MENUS);
    for (const title of MENUS) {
      const active = products.filter(({ status, category_list }) => status === "ACTIVE" && category_list.includes(title));
      expect(active.length).toBeGreaterThan(20);
      const subCategories = products.flatMap(({ category_list, sub_category }) => (category_list[0] === title ? [sub_category] : []));
      expect(different(subCategories)).toBeGreaterThanOrEqual(4);
    }
  });

  it("have titles, slugs, ids and product ids of their own", () => {
    for (const field of ["slug", "_id", "product_id"] as const) {
      expect(different(products.map((product) => product[field].toLowerCase()))).toBe(products.length);
    }
    expect(different(products.map(({ title, size }) => `${title.toLowerCase()}, ${size}`))).toBe(products.length);
  });

  it("come in several sizes now and then: of one brand, form and title, dearer the more it is", () => {
    const bySize = [...Map.groupBy(products, ({ title }) => title.toLowerCase()).values()].filter((sizes) => sizes.length > 1);
    expect(bySize.length).toBeGreaterThanOrEqual(8);
    for (const sizes of bySize) {
      expect(different(sizes.map(({ brand, form }) => `${brand.name} ${form}`))).toBe(1);
      const rising = sizes.toSorted((a, b) => a.shipping_details.weight - b.shipping_details.weight).map(({ mrp }) => mrp);
      expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    }
  });

  it("carry the rates of GST that there are since 22 September 2025, and an HSN code", () => {
    expect([...new Set(products.map(({ gst }) => gst))].sort((a, b) => a - b)).toEqual([0, 5, 18]);
    expect(products.filter(({ hsn }) => !/^\d{8}$/.test(hsn))).toEqual([]);
  });

  it("never cost more than their MRP, and some cost paise", () => {
    expect(products.filter((product) => !(offerOf(product).selling_price > 0 && offerOf(product).selling_price <= product.mrp))).toEqual(
      [],
    );
    expect(products.some((product) => !Number.isInteger(offerOf(product).selling_price))).toBe(true);
    expect(products.some((product) => offerOf(product).selling_price === product.mrp)).toBe(true);
  });

  it("show every stock: plenty, each of one to five, none, and products that are inactive or prepaid only", () => {
    const stocks = new Set(products.map((product) => offerOf(product).total_stock));
    expect([0, 1, 2, 3, 4, 5].filter((stock) => !stocks.has(stock))).toEqual([]);
    expect(products.filter(({ status }) => status === "INACTIVE").length).toBeGreaterThanOrEqual(8);
    expect(products.filter(({ brand }) => !brand.cash_on_delivery).length).toBeGreaterThanOrEqual(50);
  });

  it("can be bought from their smallest quantity on, unless they are out of stock", () => {
    expect(new Set(products.map(({ min_qty }) => min_qty))).toEqual(new Set([1, 2, 3]));
    const short = products.filter((product) => offerOf(product).total_stock > 0 && offerOf(product).total_stock < product.min_qty);
    expect(short).toEqual([]);
  });

  it("weigh something, and come to more than five kilograms together", () => {
    expect(products.filter(({ shipping_details: { weight } }) => !(weight > 0))).toEqual([]);
    expect(Math.max(...products.map(({ shipping_details: { weight } }) => weight))).toBeGreaterThan(1000);
  });

  it("are sold by sellers of several states, whose GSTINs hold their own check letter", () => {
    const sellers = [...new Map(products.map(({ seller }) => [seller.gstin, seller])).values()];
    expect(different(sellers.map(({ state }) => state))).toBeGreaterThanOrEqual(6);
    for (const { gstin } of sellers) {
      expect(gstin).toMatch(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/);
      expect(gstin.at(-1)).toBe(gstinCheckLetter(gstin.slice(0, 14)));
    }
  });

  it("spell common herbs as Hindi and as Sanskrit do", () => {
    const churna = products.find(({ title }) => title === "Triphala Churna");
    expect(churna?.spellings).toEqual({ hi: "त्रिफला चूर्ण", sa: "triphalā cūrṇa" });
    expect(products.filter(({ spellings }) => /[\u0900-\u097f]/.test(spellings.hi ?? "")).length).toBeGreaterThan(250);
    expect(
      products.filter(
        ({ spellings }) => spellings.hi !== null && !/^[\u0900-\u097f\s-]+$/.test(spellings.hi.replace(/विटामिन (?:C|D3|B12)|ओमेगा 3/u, "")),
      ),
    ).toEqual([]);
  });

  it("have titles in Hindi as distinct as those in English", () => {
    const inHindi = products.filter(({ spellings }) => spellings.hi !== null);
    const titles = [...Map.groupBy(inHindi, ({ spellings }) => spellings.hi).values()].map((alike) => [
      ...new Set(alike.map(({ title }) => title)),
    ]);
    expect(titles.filter((alike) => alike.length > 1)).toEqual([]);
  });

  it("stand at the addresses that the specification has as examples [rt-shop-product-subcategory-slug] [rt-shop-product-tag-slug] [rt-shop-product-slug]", () => {
    const active = products.filter(({ status }) => status === "ACTIVE");
    expect(active.filter(({ sub_category }) => sub_category === "Immunity").length).toBeGreaterThan(3);
    expect(active.filter(({ tags }) => tags.includes("new")).length).toBeGreaterThan(3);
    expect(active.filter(({ slug }) => slug === "ashwagandha-tablets")).toHaveLength(1);
  });

  it("hold no invented opinion: no ratings, reviews or delivery days", () => {
    for (const product of products) expect(Object.keys(product).join()).not.toMatch(/rating|review|deliver|wish/);
  });

  it("open with one of each category, and there is plenty of each", () => {
    const first = products.slice(0, MENUS.length);
    expect(first.map(({ category_list }) => category_list)).toEqual(MENUS.map((title) => [title]));
    expect(first.filter((product) => product.status === "INACTIVE" || offerOf(product).total_stock <= 5)).toEqual([]);
  });

  it("never stand on a list beside one of their brand or form", () => {
    const active = products.filter(({ status }) => status === "ACTIVE");
    for (const list of [active, ...MENUS.map((title) => active.filter(({ category_list }) => category_list.includes(title)))]) {
      const alike = list
        .slice(1)
        .filter((product, before) => product.brand.name === list[before]?.brand.name || product.form === list[before]?.form);
      expect(alike.map(({ title }) => title)).toEqual([]);
    }
  });
});

describe("the check letter of a GSTIN", () => {
  it("is that of the numbers which the tax department publishes as examples", () => {
    expect(gstinCheckLetter("27AAPFU0939F1Z")).toBe("V");
    expect(gstinCheckLetter("29AAGCB7383J1Z")).toBe("4");
  });
});
