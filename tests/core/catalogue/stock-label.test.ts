import { describe, expect, it } from "vitest";
import { stockLabelOf } from "#core/catalogue/stock-label.ts";
import { NOTHING } from "#core/shared/money.ts";
import { aProduct } from "#tests/builders/a-product.ts";

const labelAt = (stock: number) => stockLabelOf(aProduct({ offer: { price: NOTHING, stock } }));

describe("a stock label", () => {
  it("says in stock above five [ru-stock-above-5] [co-stock-threshold]", () => expect(labelAt(6)).toEqual({ kind: "in-stock" }));
  it.each([5, 1])("counts the last %d [ru-stock-1-to-5]", (left) => expect(labelAt(left)).toEqual({ kind: "few-left", left }));
  it("says out of stock at none", () => expect(labelAt(0)).toEqual({ kind: "out-of-stock" }));
  it("says out of stock where nobody sells it", () => expect(stockLabelOf(aProduct({ offer: null }))).toEqual({ kind: "out-of-stock" }));
  it("is missing on an inactive product [ru-stock-inactive]", () => expect(stockLabelOf(aProduct({ status: "inactive" }))).toBeNull());
});
