import { describe, expect, it } from "vitest";
import { readNewCoupon } from "#adapters/catalogue-file/coupons.ts";
import { readPincodeRecord } from "#adapters/catalogue-file/pincodes.ts";
import { readShipping } from "#adapters/catalogue-file/shipping.ts";

const wire = {
  coupon: "LEAF10",
  discount_type: "percentage",
  discount_value: 12.5,
  maximum_discount_price: 0,
  minimum_order_value: 499,
  end_date: "2026-11-20",
};
const read = (changed: { readonly [key: string]: unknown }) => {
  const found = readNewCoupon(JSON.stringify({ ...wire, ...changed }), 2);
  return found.kind === "ok" ? { kind: found.kind, value: found.value.coupon } : found;
};

describe("a line of a coupon file", () => {
  it("is read into a coupon with its terms; a limit or cap of 0 is none", () => {
    expect(read({ max_no_of_products: 0, max_product_qty: 3, shipping_amount: 99, terms_and_condition: "10% off." })).toEqual({
      kind: "ok",
      value: {
        code: "LEAF10",
        audience: "public",
        isForWeb: true,
        products: [],
        brands: [],
        categories: [],
        maximumLines: null,
        maximumPieces: 3,
        promise: { kind: "percentage", percent: 12.5, cap: null },
        minimum: 49_900,
        priorityShipping: 9_900,
        end: { kind: "day", nextBegins: { seconds: Date.parse("2026-11-21T00:00:00+05:30") / 1000, decimals: "" } },
        terms: { english: "10% off.", hindi: null },
      },
    });
  });

  it("has its terms in Hindi beside those in English, clean too; Hindi alone is a fault", () => {
    const told = { terms_and_condition: "10% off.", terms_and_condition_hi: "<p onclick='x'>10% छूट।</p>" };
    expect(read(told)).toMatchObject({ value: { terms: { english: "10% off.", hindi: "<p>10% छूट।</p>" } } });
    expect(read({ ...told, terms_and_condition: null })).toMatchObject({ kind: "refused", refusal: [{ path: "terms_and_condition" }] });
    expect(read({ terms_and_condition_hi: "<script>1</script>" })).toMatchObject({ value: { terms: null } });
  });

  it("may name its code and its kind in either way [en-coupon]", () => {
    expect(
      read({ coupon: null, coupon_code: " x", coupon_type: "private", discount_type: "Rupee", discount_value: 50.5, end_date: null }),
    ).toMatchObject({
      kind: "ok",
      value: { code: " x", audience: "private", promise: { kind: "rupee", amount: 5_050 }, end: null },
    });
  });

  it.each([
    ["coupon", 5, "text"],
    ["discount_type", "FREE", "RUPEE or PERCENTAGE"],
    ["discount_value", -1, "a number of 0 or more"],
    ["end_date", "soon", /^a date such as/],
    ["max_product_qty", 1.5, "a whole number of 0 or more"],
    ["brand_list", "Dhatri", "a list"],
  ])("is refused where %s is %j", (path, value, expected) => {
    const answer = read({ [path]: value });
    expect(answer).toMatchObject({
      kind: "refused",
      refusal: [{ line: 2, path, expected: typeof expected === "string" ? expected : expect.stringMatching(expected) }],
    });
  });
});

describe("lines of shipping settings and pincodes", () => {
  it("are read, and a missing rule charges nothing", () => {
    expect(readShipping('{"weight_exceed":{"minimum_order":1500,"shipping_charges":99.5}}', 1)).toEqual({
      kind: "ok",
      value: { basic: null, weightExceed: { minimumOrder: 150_000, charge: 9_950, above: 0 } },
    });
    expect(readPincodeRecord({ pincode: "411038", state: "Maharashtra", days: 2, cash_on_delivery: true }, 1)).toEqual({
      kind: "ok",
      value: { pincode: "411038", state: "Maharashtra", city: null, days: 2, cashOnDelivery: true },
    });
  });

  it("have their faults named", () => {
    for (const text of ["{", "[]", "null"])
      expect(readShipping(text, 4)).toMatchObject({ refusal: [{ line: 4, path: "", expected: "a JSON object" }] });
    expect(readShipping('{"basic_charges":{"minimum_order":"499"}}', 4)).toMatchObject({
      refusal: [
        { line: 4, path: "basic_charges.minimum_order" },
        { line: 4, path: "basic_charges.shipping_charges" },
      ],
    });
    expect(readPincodeRecord({ pincode: "011038", state: "Delhi", days: -1 }, 9)).toMatchObject({
      refusal: [
        { line: 9, path: "pincode" },
        { line: 9, path: "days" },
      ],
    });
  });
});
