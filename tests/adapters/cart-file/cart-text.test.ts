import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readCartBytes, readCartText } from "#adapters/cart-file/cart-text.ts";
import { readCartFile } from "#adapters/cart-file/cart-file.ts";
import { aWireFile, changed } from "./wire-file.ts";

const now = { seconds: 1_795_000_000, decimals: "" };
const bytes = (text: string) => new TextEncoder().encode(text);
const refusal = (given: Uint8Array) => {
  const read = readCartBytes(given, now);
  return read.kind === "refused" ? read.refusal : [];
};

describe("the bytes of a file", () => {
  it("may begin with a byte order mark", () => {
    expect(readCartBytes(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('{"cart":[]}')]), now).kind).toBe("ok");
  });

  it("keep the letters of every script", () => {
    const read = readCartBytes(bytes(JSON.stringify(changed(aWireFile(), "cart[0].product.title", "त्रिफला 😀"))), now);
    expect(read.kind === "ok" ? read.value.lines[0]?.product.title : null).toBe("त्रिफला 😀");
  });

  it.each([
    ["a byte that begins nothing", [0xff]],
    ["a letter that breaks off", [0x22, 0xe0, 0xa4]],
    ["a letter written too long", [0x22, 0xc0, 0x80, 0x22]],
    ["half of a pair", [0x22, 0xed, 0xa0, 0x80, 0x22]],
    ["UTF-16", [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
  ])("are no UTF-8 with %s", (_, given) => expect(refusal(new Uint8Array(given))).toEqual([{ path: "", expected: "text in UTF-8" }]));

  it.each([
    "",
    " ",
    "{",
    "{}}",
    "{'cart':[]}",
    '{"cart":[],}',
    "NaN",
    '{"cart":[]} // none',
    '{"cart":[{"quantity":01}]}',
    "\uFEFF\uFEFF{}",
  ])("are no JSON: %j", (text) => expect(refusal(bytes(text))).toEqual([{ path: "", expected: "JSON" }]));

  it("may be nested as deep as they like where nothing is read", () => {
    const deep = `${"[".repeat(500_000)}${"]".repeat(500_000)}`;
    expect(readCartText(`{"cart":[],"extra":${deep}}`, now).kind).toBe("ok");
    expect(readCartText(deep, now)).toEqual({ kind: "refused", refusal: [{ path: "", expected: "one JSON object" }] });
    expect(readCartText(`{"cart":${deep}}`, now)).toEqual({ kind: "refused", refusal: [{ path: "cart[0]", expected: "an object" }] });
  });

  it("never make reading throw", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (given) => {
        readCartBytes(given, now);
      }),
    );
  });
});

describe("any JSON in the place of any value", () => {
  const paths = [
    "cart",
    "cart[0]",
    "cart[0].quantity",
    "cart[0].product",
    "cart[0].product._id",
    "cart[0].product.title",
    "cart[0].product.brand",
    "cart[0].product.brand.name",
    "cart[0].product.category_list",
    "cart[0].product.gst",
    "cart[0].product.seller_list",
    "cart[0].product.seller_list[0]",
    "cart[0].product.shipping_details",
    "cart[0].product.shipping_details.weight",
    "coupons",
    "coupons[0]",
    "coupons[0].coupon",
    "coupons[0].discount_type",
    "coupons[0].discount_value",
    "coupons[0].end_date",
    "coupons[0].product_list",
    "coupons[0].maximum_discount_price",
    "coupon_code",
    "shipping",
    "shipping.basic_charges",
    "shipping.weight_exceed.weight",
    "at",
    "candidates",
    "candidates[0]",
  ];

  it("is read or refused, with a path that begins at that place", () => {
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const read = readCartFile(changed(aWireFile(), path, value), now);
        if (read.kind === "refused")
          for (const fault of read.refusal) expect(fault.path.startsWith(path) || fault.path === "cart").toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
