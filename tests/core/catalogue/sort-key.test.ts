import { describe, expect, it } from "vitest";
import { categorySlug } from "#core/catalogue/category.ts";
import { sortKeyOf } from "#core/catalogue/sort-key.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { aProduct } from "#tests/fixtures.ts";

const at = (price: number, mrp: number | null = null) =>
  aProduct("Honey", { offer: { price: paise(price), stock: 1 }, mrp: mrp === null ? null : paise(mrp) });
const unsold = aProduct("Honey", { offer: null });

describe("a product's place in a list", () => {
  it("rises and falls with its price", () => {
    expect(sortKeyOf("price-rising", at(100))).toBeLessThan(sortKeyOf("price-rising", at(101)));
    expect(sortKeyOf("price-falling", at(101))).toBeLessThan(sortKeyOf("price-falling", at(100)));
  });

  it("is behind every price where nobody sells it, whichever way prices go", () => {
    expect(sortKeyOf("price-rising", unsold)).toBeGreaterThan(sortKeyOf("price-rising", at(LARGEST_AMOUNT)));
    expect(sortKeyOf("price-falling", unsold)).toBeGreaterThan(sortKeyOf("price-falling", at(0)));
  });

  it.each([
    [at(75, 100), -2_500],
    [at(2, 3), -3_333],
    [at(0, 100), -10_000],
    [at(1, LARGEST_AMOUNT), -9_999],
    [at(99_999, 100_000), 0],
    [at(100, 100), 0],
    [at(101, 100), 0],
    [at(0, 0), 0],
    [at(100), 0],
    [unsold, 0],
  ])("is by the ten-thousandths saved on the MRP, the most first", (product, key) => expect(sortKeyOf("saving", product)).toBe(key));
});

describe("a category's part of an address", () => {
  it("is its title in lower case [rt-category-links]", () => expect(categorySlug(" Women's Health ")).toBe("women's health"));
});
