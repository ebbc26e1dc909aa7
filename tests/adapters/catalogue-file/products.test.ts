import { describe, expect, it } from "vitest";
import { noInformation } from "#core/catalogue/information/product-information.ts";
import { readProductRecord } from "#adapters/catalogue-file/products.ts";

const wire = {
  _id: "65a1",
  product_id: "NIR-1",
  title: "Giloy Churna",
  slug: "giloy-churna",
  mrp: 240,
  min_qty: 2,
  image_list: [],
  status: "INACTIVE",
  brand: { name: "Aranya Roots", slug: "aranya-roots", cash_on_delivery: false },
  category_list: ["Ayurveda", "Chronic Disease"],
  gst: 5,
  seller_list: [{ selling_price: 199.5, total_stock: 7 }],
  shipping_details: { weight: 150.5 },
  hsn: "12119029",
  seller: { name: "Doon Herbal Supply", address: "4 Paltan Bazaar, Dehradun", state: "Uttarakhand", gstin: "05AAFCD7310K1ZS" },
  sub_category: "Churna",
  tags: ["giloy"],
  concerns: ["Immunity"],
  form: "powder-tin",
  size: "100 g",
  spellings: { hi: "गिलोय चूर्ण", sa: null },
  consumable: true,
};

const read = (changed: { readonly [key: string]: unknown }, line = 1) =>
  readProductRecord(JSON.parse(JSON.stringify({ ...wire, ...changed })), line);
const faultsOf = (changed: { readonly [key: string]: unknown }) => {
  const answer = read(changed, 7);
  return answer.kind === "refused" ? answer.refusal : [];
};

describe("a line of a catalogue file", () => {
  it("is read into the product that it tells", () => {
    expect(read({})).toEqual({
      kind: "ok",
      value: {
        id: "65a1",
        title: "Giloy Churna",
        slug: "giloy-churna",
        brand: "Aranya Roots",
        cashOnDelivery: false,
        categories: ["Ayurveda", "Chronic Disease"],
        subCategory: "Churna",
        tags: ["giloy"],
        concerns: ["Immunity"],
        gst: 5,
        hsn: "12119029",
        status: "inactive",
        minimumQuantity: 2,
        weight: 150.5,
        offer: { price: 19_950, stock: 7 },
        mrp: 24_000,
        form: "powder-tin",
        size: "100 g",
        seller: { name: "Doon Herbal Supply", address: "4 Paltan Bazaar, Dehradun", state: "Uttarakhand", gstin: "05AAFCD7310K1ZS" },
        hindi: "गिलोय चूर्ण",
        sanskrit: null,
        isConsumable: true,
        number: "NIR-1",
        images: [],
        brandLogo: null,
        arrived: null,
        information: noInformation,
      },
    });
  });

  it("tells since when the shop has it, its pictures and its brand's sign", () => {
    expect(read({ arrived_on: "2026-02-28", image_list: ["/a.jpg"], brand: { name: "Aranya", logo_filepath: "/sign.svg" } })).toMatchObject(
      {
        value: { arrived: "2026-02-28", images: ["/a.jpg"], brandLogo: "/sign.svg" },
      },
    );
    expect(faultsOf({ arrived_on: "2026-02-30" })).toEqual([{ line: 7, path: "arrived_on", expected: "a day such as 2026-11-20" }]);
  });

  it("names which of its pictures has no address that a page could show", () => {
    const expected = "an https address, or a path such as /pictures/amla.jpg";
    expect(faultsOf({ image_list: ["/a.jpg", "a.jpg", "https://elsewhere.example/a.jpg", "http://elsewhere.example/a.jpg"] })).toEqual([
      { line: 7, path: "image_list[1]", expected },
      { line: 7, path: "image_list[3]", expected },
    ]);
  });

  it("may leave out what a product need not have", () => {
    const bare = {
      brand: null,
      seller_list: null,
      mrp: null,
      min_qty: null,
      status: null,
      shipping_details: null,
      seller: null,
      spellings: null,
      consumable: null,
      tags: null,
    };
    expect(read(bare)).toMatchObject({
      kind: "ok",
      value: {
        brand: null,
        cashOnDelivery: true,
        offer: null,
        mrp: null,
        minimumQuantity: 1,
        status: "active",
        weight: 0,
        seller: null,
        tags: [],
        isConsumable: false,
      },
    });
  });

  it("has its faults named by line, field and what belongs there", () => {
    expect(
      faultsOf({
        gst: "5",
        seller_list: [{ selling_price: 10.005, total_stock: 1.5 }],
        brand: {},
        seller: { ...wire.seller, gstin: "05X" },
        tags: ["a", 1],
      }),
    ).toEqual([
      { line: 7, path: "brand.name", expected: "text" },
      { line: 7, path: "tags[1]", expected: "text" },
      { line: 7, path: "gst", expected: "a number from 0 to 100" },
      { line: 7, path: "seller_list[0].selling_price", expected: "an amount from 0 to 9,99,99,99,999.99 with at most two decimals" },
      { line: 7, path: "seller_list[0].total_stock", expected: "a whole number of 0 or more" },
      { line: 7, path: "seller.gstin", expected: "a GSTIN of 15 letters and digits" },
    ]);
  });

  it.each([
    ["_id", null, "text"],
    ["title", " ", "text"],
    ["slug", "Giloy Churna", "small letters and digits joined by hyphens"],
    ["gst", 101, "a number from 0 to 100"],
    ["mrp", -1, "an amount from 0 to 9,99,99,99,999.99 with at most two decimals"],
    ["mrp", 1e12, "an amount from 0 to 9,99,99,99,999.99 with at most two decimals"],
    ["min_qty", -1, "a whole number of 0 or more"],
    ["status", "GONE", "ACTIVE or INACTIVE"],
    ["category_list", [], "a list of at least one category"],
    ["hsn", "123", "4, 6 or 8 digits"],
    ["consumable", "yes", "true or false"],
    ["seller_list", {}, "a list"],
    ["brand", [], "an object"],
  ])("is refused where %s is %j", (path, value, expected) => {
    expect(faultsOf({ [path]: value })).toContainEqual({ line: 7, path, expected });
  });

  it("is refused as a whole where it is no JSON object", () => {
    for (const record of ["{", [], null])
      expect(readProductRecord(record, 3)).toEqual({ kind: "refused", refusal: [{ line: 3, path: "", expected: "a JSON object" }] });
  });
});

describe("a catalogue file", () => {
  it("says texts in both languages, or in English alone, as other files do", () => {
    const information = { summary: "Dried amla", directions: ["Chew it well", { en: "With water", hi: "पानी के साथ" }] };
    const directions = [
      { english: "Chew it well", hindi: null },
      { english: "With water", hindi: "पानी के साथ" },
    ];
    expect(read({ information })).toMatchObject({
      value: { information: { summary: { english: "Dried amla", hindi: null }, directions } },
    });
  });

  it("has what is wrong with its information named by place", () => {
    const information = {
      summary: { hi: "चूर्ण" },
      ingredients: [{ name: { en: "Amla" } }, { name: 3 }],
      directions: ["Chew it well", { en: "With water", hi: "" }],
      cautions: ["pregnancy", "pregnancy", "moon"],
      shelf_life_months: 0,
      best_before: "2028-02-30",
      net_quantity: { amount: 0.0001, unit: "lb" },
      maker: { role: "seller", name: "", address: "Pune" },
      country_of_origin: "India",
      licence: { kind: "fssai", number: "123" },
      allergens: ["gluten", "sesame"],
      consumer_care: { phone: "call", email: "us" },
    };
    expect(faultsOf({ information }).map(({ path }) => path)).toEqual([
      "information.summary.en",
      "information.ingredients[1].name",
      "information.directions[1].hi",
      "information.cautions[2]",
      "information.cautions",
      "information.shelf_life_months",
      "information.best_before",
      "information.net_quantity.amount",
      "information.net_quantity.unit",
      "information.maker.role",
      "information.maker.name",
      "information.country_of_origin",
      "information.licence.number",
      "information.allergens[1]",
      "information.consumer_care.phone",
      "information.consumer_care.email",
    ]);
    expect(faultsOf({ information: [] })).toContainEqual({ line: 7, path: "information", expected: "an object" });
  });
});
