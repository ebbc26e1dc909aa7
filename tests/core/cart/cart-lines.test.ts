import { describe, expect, it } from "vitest";
import { quantityProblemOf } from "#core/cart/quantity-problem.ts";
import { removalReasonOf } from "#core/cart/removal-reason.ts";
import { subtotalOf } from "#core/cart/subtotal.ts";
import { LARGEST_AMOUNT, NOTHING } from "#core/shared/money.ts";
import { aLine } from "#tests/builders/a-line.ts";
import { aProduct } from "#tests/builders/a-product.ts";

describe("a line is taken out", () => {
  it("where the product is inactive [ru-cart-inactive-removed]", () =>
    expect(removalReasonOf(aProduct({ status: "inactive", offer: null }))).toBe("inactive"));
  it("where nobody sells it", () => expect(removalReasonOf(aProduct({ offer: null }))).toBe("no-seller"));
  it("where there is none left [ru-cart-zero-stock-removed]", () =>
    expect(removalReasonOf(aProduct({ offer: { price: NOTHING, stock: 0 } }))).toBe("out-of-stock"));
  it("and else stays", () => expect(removalReasonOf(aProduct())).toBeNull());
});

describe("a quantity", () => {
  const product = aProduct({ minimumQuantity: 2, offer: { price: NOTHING, stock: 5 } });
  it.each([
    [1, "below-minimum"],
    [2, null],
    [5, null],
    [6, "above-stock"],
  ])("of %d between 2 and 5 is %s", (quantity, problem) => expect(quantityProblemOf(product, quantity)).toBe(problem));
  it("that is both too small and too large is too small", () =>
    expect(quantityProblemOf({ ...product, minimumQuantity: 9 }, 7)).toBe("below-minimum"));
  it("of what nobody sells is above stock", () => expect(quantityProblemOf({ ...product, offer: null }, 2)).toBe("above-stock"));
});

describe("a subtotal", () => {
  it("sums unit price times quantity of the lines that remain", () => {
    expect(
      subtotalOf([
        aLine({ rupees: 99.5, quantity: 3 }),
        aLine({ rupees: 10 }),
        aLine({ status: "inactive" }),
        aLine({ stock: 0 }),
        aLine({ offer: null }),
      ]),
    ).toBe(30_850);
  });
  it("reaches the largest amount and no more", () => {
    const largest = aLine({ rupees: LARGEST_AMOUNT / 100 });
    expect(subtotalOf([largest])).toBe(LARGEST_AMOUNT);
    expect(subtotalOf([largest, aLine({ rupees: 0.01 })])).toBeNull();
    expect(subtotalOf([aLine({ rupees: LARGEST_AMOUNT / 100, quantity: 999_999 })])).toBeNull();
  });
});
