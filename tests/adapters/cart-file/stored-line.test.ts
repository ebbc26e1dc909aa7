import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readStoredLine, storedLineOf } from "#adapters/cart-file/stored-line.ts";
import { anyProduct } from "#tests/arbitraries/any-product.ts";
import { paise } from "#core/shared/money.ts";
import { aWireLine, changed } from "./wire-file.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { WirePart } from "./wire-file.ts";

const again = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire));
const aStoredLine = (): WirePart => changed(changed(aWireLine(), "product.title", "Triphala"), "product.slug", "triphala");

describe("a line that a browser keeps", () => {
  it("is read as it was put [ru-cart-guest-storage]", () => {
    const shown = {
      title: fc.string(),
      hindi: fc.option(fc.string()),
      slug: fc.string(),
      cashOnDelivery: fc.boolean(),
      form: fc.string(),
      size: fc.string(),
      images: fc.array(fc.string()),
    };
    const mrp = fc.option(fc.nat({ max: 1_000_000 }).map(paise));
    const anyListedProduct: fc.Arbitrary<ListedProduct> = fc
      .record({ product: anyProduct(), ...shown, mrp })
      .map(({ product, ...rest }) => ({ ...product, ...rest }));
    fc.assert(
      fc.property(anyListedProduct, fc.integer({ min: 1, max: 999_999 }), (product, quantity) => {
        expect(readStoredLine(again(storedLineOf({ product, quantity })))).toEqual({ product, quantity });
      }),
    );
  });

  it("needs nothing of what is only shown", () => {
    expect(readStoredLine(aStoredLine())?.product).toMatchObject({
      hindi: null,
      mrp: null,
      cashOnDelivery: false,
      form: "",
      size: "",
      images: [],
    });
    for (const wrong of ["x", -1, {}, [], null])
      expect(readStoredLine(changed(aStoredLine(), "product.mrp", wrong))?.product.mrp).toBe(null);
    expect(readStoredLine(changed(aStoredLine(), "product.title_hi", 5))?.product.hindi).toBe(null);
    expect(readStoredLine(changed(aStoredLine(), "product.form", 5))?.product.form).toBe("");
    expect(readStoredLine(changed(aStoredLine(), "product.size", 5))?.product.size).toBe("");
    expect(readStoredLine(changed(aStoredLine(), "product.image_list", "/a.jpg"))?.product.images).toEqual([]);
    expect(readStoredLine(changed(aStoredLine(), "product.image_list", [5, "/a.jpg"]))?.product.images).toEqual(["/a.jpg"]);
  });

  it("tells of a brand whether it takes cash on delivery", () => {
    expect(readStoredLine(changed(aStoredLine(), "product.brand", { name: "Vanya", cash_on_delivery: true }))?.product).toMatchObject({
      brand: "Vanya",
      cashOnDelivery: true,
    });
    expect(readStoredLine(changed(aStoredLine(), "product.brand", { cash_on_delivery: "yes" }))?.product).toMatchObject({
      brand: null,
      cashOnDelivery: false,
    });
  });

  it.each(["quantity", "product", "product._id", "product.title", "product.slug", "product.gst", "product.seller_list[0].selling_price"])(
    "is unreadable without %s",
    (path) => {
      expect(readStoredLine(aStoredLine())).not.toBe(null);
      expect(readStoredLine(changed(aStoredLine(), path, undefined))).toBe(null);
    },
  );

  it("is unreadable as anything but a line, and never throws", () => {
    for (const wire of [null, undefined, 5, "x", [], {}]) expect(readStoredLine(wire)).toBe(null);
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        readStoredLine(value);
        readStoredLine(changed(aStoredLine(), "product", value));
      }),
    );
  });
});
