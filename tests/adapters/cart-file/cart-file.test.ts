import { describe, expect, it } from "vitest";
import { readCartFile } from "#adapters/cart-file/cart-file.ts";
import { aWireCoupon, aWireFile, aWireLine, changed } from "./wire-file.ts";
import type { CartFile } from "#adapters/cart-file/cart-file.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { WirePart } from "./wire-file.ts";

const now = { seconds: 1_795_000_000, decimals: "" };

/** As it comes from a file: 1e999 is what JSON.parse makes of it. */
const faultsOf = (file: unknown): readonly Fault[] => {
  const read = readCartFile(file, now);
  return read.kind === "refused" ? read.refusal : [];
};

const right = (file: unknown): CartFile => {
  const read = readCartFile(file, now);
  if (read.kind === "refused") throw new Error(JSON.stringify(read.refusal));
  return read.value;
};

const AMOUNT = "an amount from 0 to 9,99,99,99,999.99 with at most two decimals";
const WHOLE = "a whole number of 0 or more";
const NUMBER = "a number of 0 or more";
const QUANTITY = "a whole number from 1 to 9,99,999";
const GST = "a number from 0 to 100";
const GRAMS = "grams from 0 to 99,99,999";
const DATE = "a date such as 2026-11-20 or 2026-11-20T10:00:00+05:30";
const TYPE = "RUPEE or PERCENTAGE";

const required: readonly (readonly [path: string, expected: string])[] = [
  ["cart", "a list"],
  ["cart[0].quantity", QUANTITY],
  ["cart[0].product", "an object"],
  ["cart[0].product.gst", GST],
  ["cart[0].product.seller_list[0].selling_price", AMOUNT],
  ["cart[0].product.seller_list[0].total_stock", WHOLE],
  ["coupons[0].coupon", "text"],
  ["coupons[0].discount_type", TYPE],
  ["coupons[0].discount_value", NUMBER],
  ["shipping.basic_charges.minimum_order", AMOUNT],
  ["shipping.basic_charges.shipping_charges", AMOUNT],
  ["shipping.weight_exceed.minimum_order", AMOUNT],
  ["shipping.weight_exceed.shipping_charges", AMOUNT],
  ["candidates[0]._id", "text"],
  ["candidates[0].gst", GST],
  ["candidates[0].seller_list[0].selling_price", AMOUNT],
];

const optional = [
  "cart[0]._id",
  "cart[0].product_id",
  "cart[0].product.title",
  "cart[0].product.slug",
  "cart[0].product.status",
  "cart[0].product.min_qty",
  "cart[0].product.brand",
  "cart[0].product.brand.name",
  "cart[0].product.category_list",
  "cart[0].product.seller_list",
  "cart[0].product.shipping_details",
  "cart[0].product.shipping_details.weight",
  "coupons",
  "coupons[0].coupon_type",
  "coupons[0].available_for_web",
  "coupons[0].product_list",
  "coupons[0].brand_list",
  "coupons[0].category_list",
  "coupons[0].max_no_of_products",
  "coupons[0].max_product_qty",
  "coupons[0].minimum_order_value",
  "coupons[0].maximum_discount_price",
  "coupons[0].shipping_amount",
  "coupons[0].end_date",
  "coupon_code",
  "shipping",
  "shipping.basic_charges",
  "shipping.weight_exceed",
  "shipping.weight_exceed.weight",
  "at",
  "candidates",
];

const amounts = [
  "cart[0].product.seller_list[0].selling_price",
  "coupons[0].minimum_order_value",
  "coupons[0].maximum_discount_price",
  "coupons[0].shipping_amount",
  "shipping.basic_charges.minimum_order",
  "shipping.basic_charges.shipping_charges",
  "shipping.weight_exceed.minimum_order",
  "shipping.weight_exceed.shipping_charges",
  "candidates[0].seller_list[0].selling_price",
];
const wholes = [
  "cart[0].product.seller_list[0].total_stock",
  "cart[0].product.min_qty",
  "coupons[0].max_no_of_products",
  "coupons[0].max_product_qty",
];
const lists = [
  "cart",
  "cart[0].product.category_list",
  "cart[0].product.seller_list",
  "coupons",
  "coupons[0].product_list",
  "coupons[0].brand_list",
  "coupons[0].category_list",
  "candidates",
];
const objects = [
  "cart[0]",
  "cart[0].product",
  "cart[0].product.brand",
  "cart[0].product.shipping_details",
  "cart[0].product.seller_list[0]",
  "coupons[0]",
  "shipping",
  "shipping.basic_charges",
  "shipping.weight_exceed",
  "candidates[0]",
];
const texts = [
  "cart[0].product._id",
  "cart[0].product.title",
  "cart[0].product.slug",
  "cart[0].product.status",
  "cart[0].product.brand.name",
  "coupons[0].coupon",
  "coupons[0].coupon_type",
  "coupon_code",
];

describe("the file of the cart check", () => {
  it("reads a file that has every key", () => expect(faultsOf(aWireFile())).toEqual([]));

  it("needs nothing but a cart, which may be empty", () => {
    expect(right({ cart: [] })).toEqual({
      lines: [],
      coupons: [],
      choice: { kind: "automatic" },
      shipping: { basic: null, weightExceed: null },
      at: now,
      candidates: [],
    });
  });

  it("ignores keys that it does not know", () => {
    expect(
      faultsOf({ cart: [{ ...aWireLine(), __proto__: 1, total_amount: "x", extra: [[[{}]]] }], user: null, max_calc_discount: "y" }),
    ).toEqual([]);
  });

  it.each(required)("asks for %s", (path, expected) => {
    expect(faultsOf(changed(aWireFile(), path, undefined))).toContainEqual({ path, expected });
    expect(faultsOf(changed(aWireFile(), path, null))).toContainEqual({ path, expected });
  });

  it.each(optional)("does without %s, and takes null for missing", (path) => {
    expect(faultsOf(changed(aWireFile(), path, undefined))).toEqual([]);
    expect(faultsOf(changed(aWireFile(), path, null))).toEqual([]);
  });

  it.each([null, [], [[]], "cart", 5, true])("is one JSON object: not %j", (file) =>
    expect(faultsOf(file)).toEqual([{ path: "", expected: "one JSON object" }]),
  );

  it.each(lists)("takes nothing but a list for %s", (path) => {
    for (const value of [{}, "a", 0, false]) expect(faultsOf(changed(aWireFile(), path, value))).toEqual([{ path, expected: "a list" }]);
  });

  it.each(objects)("takes nothing but an object for %s", (path) => {
    for (const value of [[], "a", 0, false]) expect(faultsOf(changed(aWireFile(), path, value))).toEqual([{ path, expected: "an object" }]);
  });

  it.each(["cart[0]", "coupons[0]", "candidates[0]", "cart[0].product.seller_list[0]"])("takes no null for %s", (path) => {
    expect(faultsOf(changed(aWireFile(), path, null))).toEqual([{ path, expected: "an object" }]);
  });

  it.each(texts)("takes nothing but text for %s", (path) => {
    for (const value of [5, true, {}, ["a"]]) expect(faultsOf(changed(aWireFile(), path, value))).toEqual([{ path, expected: "text" }]);
  });

  it.each(["cart[0].product.category_list", "coupons[0].product_list", "coupons[0].brand_list", "coupons[0].category_list"])(
    "holds texts in %s",
    (path) => {
      for (const value of [5, null, {}])
        expect(faultsOf(changed(aWireFile(), path, ["a", value, "b"]))).toEqual([{ path: `${path}[1]`, expected: "text" }]);
    },
  );
});

describe("an amount in the file", () => {
  const wrong = [
    "100",
    true,
    {},
    [1],
    -0.01,
    -5,
    0.001,
    10.505,
    1e-7,
    1e10,
    9_999_999_999.999,
    1e300,
    JSON.parse("1e999"),
    JSON.parse("-1e999"),
  ];

  it.each(amounts)("is from 0 to the largest and has at most two decimals: %s", (path) => {
    for (const value of wrong) expect(faultsOf(changed(aWireFile(), path, value)), String(value)).toEqual([{ path, expected: AMOUNT }]);
  });

  it.each(amounts.filter((path) => !path.includes("selling_price")))("may be nothing, any paisa and the largest: %s", (path) => {
    for (const value of [0, 0.01, 0.07, 0.1, 0.29, 1.15, 4.35, 19.99, 1.005e3, 999_999.99, 9_999_999_999.99]) {
      expect(faultsOf(changed(aWireFile(), path, value)), String(value)).toEqual([]);
    }
  });

  it("counts its decimals on the number as JSON.parse reads it", () => {
    const read = (text: string) =>
      right(changed(aWireFile(), "cart[0].product.seller_list[0].selling_price", JSON.parse(text))).lines[0]?.product.offer?.price;
    expect(read("10.500")).toBe(1050);
    expect(read("0.1e1")).toBe(100);
    expect(read("1050e-2")).toBe(1050);
    expect(Object.is(read("-0.00"), 0)).toBe(true);
  });

  it("is whole paise, exactly, for each paisa of a rupee", () => {
    for (let paise = 0; paise < 100_000; paise += 7) {
      const file = changed(
        aWireFile(),
        "shipping.basic_charges.shipping_charges",
        JSON.parse(`${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, "0")}`),
      );
      expect(right(file).shipping.basic?.charge).toBe(paise);
    }
  });
});

describe("a number in the file", () => {
  it.each(wholes)("is whole and not negative: %s", (path) => {
    for (const value of ["1", 0.5, -1, 1e-300, JSON.parse("1e999"), true])
      expect(faultsOf(changed(aWireFile(), path, value)), String(value)).toEqual([{ path, expected: WHOLE }]);
    for (const value of [0, 1, 2.0, 1_000_000, 1e20]) expect(faultsOf(changed(aWireFile(), path, value)), String(value)).toEqual([]);
  });

  it("is for a quantity whole, at least 1 and at most 9,99,999", () => {
    for (const value of ["2", 0, -1, 1.5, 1_000_000, JSON.parse("1e999"), JSON.parse("-0")]) {
      expect(faultsOf(changed(aWireFile(), "cart[0].quantity", value)), String(value)).toEqual([
        { path: "cart[0].quantity", expected: QUANTITY },
      ]);
    }
    expect(right(changed(aWireFile(), "cart[0].quantity", 999_999)).lines[0]?.quantity).toBe(999_999);
  });

  it.each(["cart[0].product.gst", "candidates[0].gst"])("is for GST from 0 to 100, with any decimals: %s", (path) => {
    for (const value of ["12", -1, 100.01, JSON.parse("1e999"), [12]])
      expect(faultsOf(changed(aWireFile(), path, value))).toEqual([{ path, expected: GST }]);
    for (const value of [0, 100, 12.123456, 1e-9]) expect(faultsOf(changed(aWireFile(), path, value))).toEqual([]);
  });

  it("is for a product's weight grams, with any decimals", () => {
    const path = "cart[0].product.shipping_details.weight";
    for (const value of ["50", -0.5, 10_000_000, JSON.parse("1e999")])
      expect(faultsOf(changed(aWireFile(), path, value))).toEqual([{ path, expected: GRAMS }]);
    for (const value of [0, 0.001, 9_999_999]) expect(faultsOf(changed(aWireFile(), path, value))).toEqual([]);
  });

  it("is for a percentage and a weight limit any of 0 or more, with any decimals", () => {
    for (const path of ["coupons[0].discount_value", "shipping.weight_exceed.weight"]) {
      for (const value of ["5", -1, JSON.parse("1e999")])
        expect(faultsOf(changed(aWireFile(), path, value))).toEqual([{ path, expected: NUMBER }]);
      for (const value of [0, 12.5, 7.123456, 250, 1e300]) expect(faultsOf(changed(aWireFile(), path, value))).toEqual([]);
    }
  });

  it("is for a rupee discount an amount", () => {
    const file = changed(aWireFile(), "coupons[0].discount_type", "rupee");
    expect(faultsOf(changed(file, "coupons[0].discount_value", 10.505))).toEqual([{ path: "coupons[0].discount_value", expected: AMOUNT }]);
    expect(right(changed(file, "coupons[0].discount_value", 10.5)).coupons[0]?.promise).toEqual({ kind: "rupee", amount: 1050 });
  });
});

describe("a line of the file", () => {
  const line = (change: WirePart) => ({ cart: [{ ...aWireLine(), ...change }] });

  it("takes its own product_id where the product has none", () => {
    const product = { gst: 12, seller_list: [] };
    expect(right(line({ product_id: "p9", product })).lines[0]?.product.id).toBe("p9");
    expect(right(line({ product_id: "p9", product: { ...product, _id: "p1" } })).lines[0]?.product.id).toBe("p1");
    expect(faultsOf(line({ product }))).toEqual([{ path: "cart[0].product._id", expected: "text" }]);
    expect(faultsOf(line({ product: { ...product, product_id: "p9" } }))).toEqual([{ path: "cart[0].product._id", expected: "text" }]);
    expect(faultsOf(line({ product_id: 9, product }))).toEqual([{ path: "cart[0].product_id", expected: "text" }]);
  });

  it("has a product with these values where keys are missing", () => {
    expect(right({ cart: [aWireLine()] }).lines[0]?.product).toEqual({
      id: "p1",
      title: null,
      hindi: null,
      slug: null,
      brand: null,
      categories: [],
      gst: 12,
      status: "active",
      minimumQuantity: 1,
      weight: 0,
      offer: { price: 10_000, stock: 9 },
    });
  });

  it.each([undefined, null, []])("has no seller where seller_list is %j", (sellers) => {
    expect(right(changed(aWireFile(), "cart[0].product.seller_list", sellers)).lines[0]?.product.offer).toBe(null);
  });

  it("looks at the first seller alone", () => {
    const sellers = [{ selling_price: 10, total_stock: 1 }, { selling_price: "x" }, 7];
    expect(right(changed(aWireFile(), "cart[0].product.seller_list", sellers)).lines[0]?.product.offer).toEqual({ price: 1000, stock: 1 });
  });

  it("is inactive with the status INACTIVE alone", () => {
    const status = (value: string) => right(changed(aWireFile(), "cart[0].product.status", value)).lines[0]?.product.status;
    expect(status("INACTIVE")).toBe("inactive");
    for (const value of ["ACTIVE", "", "DRAFT"]) expect(status(value)).toBe("active");
  });

  it("is looked at also where it would be removed", () => {
    const file = changed(changed(aWireFile(), "cart[0].product.status", "INACTIVE"), "cart[0].product.gst", "12");
    expect(faultsOf(file)).toEqual([{ path: "cart[0].product.gst", expected: GST }]);
  });
});

describe("a coupon of the file", () => {
  const read = (change: WirePart) => right({ cart: [], coupons: [{ ...aWireCoupon(), ...change }] }).coupons[0];

  it("has these values where keys are missing", () => {
    expect(read({})).toEqual({
      code: "SAVE10",
      audience: "public",
      isForWeb: true,
      products: [],
      brands: [],
      categories: [],
      maximumLines: null,
      maximumPieces: null,
      promise: { kind: "percentage", percent: 10, cap: null },
      minimum: 0,
      priorityShipping: 0,
      end: null,
    });
  });

  it("is named by coupon, else by coupon_code, neither trimmed", () => {
    expect(read({ coupon_code: "OTHER" })?.code).toBe("SAVE10");
    expect(read({ coupon: null, coupon_code: " other " })?.code).toBe(" other ");
    expect(faultsOf({ cart: [], coupons: [{ ...aWireCoupon(), coupon: undefined, coupon_code: 5 }] })).toEqual([
      { path: "coupons[0].coupon_code", expected: "text" },
    ]);
  });

  it.each(["RUPEE", "rupee", "Rupee"])("is in rupees with the type %s", (type) =>
    expect(read({ discount_type: type })?.promise.kind).toBe("rupee"),
  );
  it.each(["PERCENTAGE", "percentage", "PercentAge"])("is a percentage with the type %s", (type) =>
    expect(read({ discount_type: type })?.promise.kind).toBe("percentage"),
  );
  it.each(["", "PERCENT", " RUPEE", "RUPEES", "FLAT", 5, true])("has no type %j", (type) => {
    expect(faultsOf(changed(aWireFile(), "coupons[0].discount_type", type))).toEqual([
      { path: "coupons[0].discount_type", expected: TYPE },
    ]);
  });

  it.each(["PRIVATE", "private", "Private"])("is private with the type %s", (type) =>
    expect(read({ coupon_type: type })?.audience).toBe("private"),
  );
  it.each(["PUBLIC", "", "SECRET", " PRIVATE", "prıvate"])("is public with the type %j", (type) =>
    expect(read({ coupon_type: type })?.audience).toBe("public"),
  );

  it("is offered unless available_for_web is false, which is no text", () => {
    expect(read({ available_for_web: false })?.isForWeb).toBe(false);
    expect(faultsOf(changed(aWireFile(), "coupons[0].available_for_web", "false"))).toEqual([
      { path: "coupons[0].available_for_web", expected: "true or false" },
    ]);
    expect(faultsOf(changed(aWireFile(), "coupons[0].available_for_web", 0))).toEqual([
      { path: "coupons[0].available_for_web", expected: "true or false" },
    ]);
  });

  it("has no limit and no cap where they are 0", () => {
    expect(read({ max_no_of_products: 0, max_product_qty: 0, maximum_discount_price: 0 })).toMatchObject({
      maximumLines: null,
      maximumPieces: null,
      promise: { cap: null },
    });
    expect(read({ max_no_of_products: 3, max_product_qty: 2, maximum_discount_price: 1.5 })).toMatchObject({
      maximumLines: 3,
      maximumPieces: 2,
      promise: { cap: 150 },
    });
  });

  it("names no time that is not a date", () => {
    for (const value of ["", "tomorrow", "2026-02-30", 20_261_120, true]) {
      expect(faultsOf(changed(aWireFile(), "coupons[0].end_date", value)), String(value)).toEqual([
        { path: "coupons[0].end_date", expected: DATE },
      ]);
    }
  });
});

describe("what the file chooses", () => {
  const choice = (change: WirePart) => right({ cart: [], ...change }).choice;

  it("is found automatically without coupon_code", () => expect(choice({})).toEqual({ kind: "automatic" }));
  it.each(["", null])("is none with coupon_code %j", (code) => expect(choice({ coupon_code: code })).toEqual({ kind: "none" }));
  it.each(["SAVE10", " save10 ", " "])("is the code as it was typed: %j", (code) =>
    expect(choice({ coupon_code: code })).toEqual({ kind: "typed", code }),
  );
});

describe("when the file is priced", () => {
  it("is now without at", () => expect(right({ cart: [] }).at).toBe(now));
  it("is the first instant of an Indian day without a time", () =>
    expect(right({ cart: [], at: "2026-11-20" }).at).toEqual({ seconds: Date.UTC(2026, 10, 19, 18, 30) / 1000, decimals: "" }));
  it.each(["", "now", "2026-11-20T", 5, {}, false])("is no %j", (at) =>
    expect(faultsOf({ cart: [], at })).toEqual([{ path: "at", expected: DATE }]),
  );
});

describe("the faults of a file", () => {
  it("are all told, in the order in which the file has them, what is missing last", () => {
    const file = JSON.parse('{"at":"x","coupons":[{}],"cart":[{"product":{"gst":"5"}},5],"coupon_code":5}');
    expect(faultsOf(file).map(({ path }) => path)).toEqual([
      "at",
      "coupons[0].coupon",
      "coupons[0].discount_type",
      "coupons[0].discount_value",
      "cart[0].product.gst",
      "cart[0].product._id",
      "cart[0].quantity",
      "cart[1]",
      "coupon_code",
    ]);
  });

  it("include a subtotal beyond the largest amount, at cart, when there is no other", () => {
    const dear = changed(
      changed(aWireFile(), "cart[0].quantity", 999_999),
      "cart[0].product.seller_list[0].selling_price",
      9_999_999_999.99,
    );
    expect(faultsOf(dear)).toEqual([{ path: "cart", expected: "a subtotal of at most 9,99,99,99,999.99" }]);
    expect(faultsOf(changed(dear, "at", "x"))).toEqual([{ path: "at", expected: DATE }]);
  });

  it("leave the subtotal of lines that are removed alone", () => {
    const dear = changed(changed(aWireFile(), "cart[0].quantity", 999_999), "cart[0].product.seller_list[0]", {
      selling_price: 9_999_999_999.99,
      total_stock: 0,
    });
    expect(faultsOf(dear)).toEqual([]);
  });

  it("leave a subtotal of exactly the largest amount alone", () => {
    const most = changed(aWireFile(), "cart[0].product.seller_list[0].selling_price", 9_999_999_999.99);
    expect(faultsOf(changed(most, "cart[0].quantity", 1))).toEqual([]);
    expect(faultsOf(changed(most, "cart[0].quantity", 2))).toHaveLength(1);
  });
});
