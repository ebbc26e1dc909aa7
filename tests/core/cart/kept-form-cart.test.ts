import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LARGEST_QUANTITY } from "#core/cart/cart-line.ts";
import { LARGEST_FORM_CART } from "#core/cart/form-cart.ts";
import { keptFormCart } from "#core/cart/kept-form-cart.ts";

const lines = fc.array(fc.record({ productId: fc.string(), quantity: fc.integer({ min: 1, max: LARGEST_QUANTITY }) }), {
  maxLength: LARGEST_FORM_CART,
});

describe("a form cart that a browser keeps", () => {
  it("is read as it was kept", () => {
    fc.assert(
      fc.property(fc.string(), lines, (id, all) => {
        expect(keptFormCart.read(JSON.parse(JSON.stringify(keptFormCart.of({ id, lines: all }))))).toEqual({ id, lines: all });
      }),
    );
  });

  it("is nobody's cart where it is anything else, and loses the lines that no cart can have", () => {
    for (const stored of [null, {}, "a", [], [1], Array(LARGEST_FORM_CART + 2).fill("a")]) expect(keptFormCart.read(stored)).toBeNull();
    const strange = ["id", "x", ["a"], ["a", "1"], [1, 1], ["a", 0], ["a", LARGEST_QUANTITY + 1], ["a", 2]];
    expect(keptFormCart.read(strange)).toEqual({ id: "id", lines: [{ productId: "a", quantity: 2 }] });
  });
});
