import { describe, expect, it } from "vitest";
import { makeChangeFormCart } from "#core/cart/change-form-cart.use-case.ts";
import { LARGEST_FORM_CART } from "#core/cart/form-cart.ts";
import { ok, refused } from "#core/shared/result.ts";
import { memoryCatalogue } from "#adapters/memory/catalogue/catalogue.ts";
import { makeRefreshProducts } from "#core/catalogue/refresh-products.use-case.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { paise } from "#core/shared/money.ts";
import { aProduct } from "#tests/fixtures.ts";
import type { FormCart } from "#core/cart/form-cart.ts";

const offer = { price: paise(10_000), stock: 3 };
const tea = aProduct("Tulsi Tea", { id: "tea", offer });
const oil = aProduct("Brahmi Oil", { id: "oil", minimumQuantity: 2, offer });
const gone = aProduct("Old Balm", { id: "gone", offer: { ...offer, stock: 0 } });
const many = Array.from({ length: LARGEST_FORM_CART }, (_, place) => aProduct(`Soap ${place}`, { id: `soap-${place}`, offer }));
const memory = Object.assign(new Memory(), { products: [tea, oil, gone, ...many] });
const change = makeChangeFormCart({
  refreshProducts: makeRefreshProducts({ catalogue: memoryCatalogue(memory) }),
  newId: () => "a new cart",
});
const cartOf = (...lines: readonly (readonly [string, number])[]): FormCart => ({
  id: "a cart",
  lines: lines.map(([productId, quantity]) => ({ productId, quantity })),
});

describe("a cart that forms fill", () => {
  it("begins with the fewest pieces that can be bought, and grows by one within stock", async () => {
    expect(await change(null, { kind: "add", productId: "oil" })).toEqual(ok({ ...cartOf(["oil", 2]), id: "a new cart" }));
    expect(await change(cartOf(["oil", 2]), { kind: "add", productId: "oil" })).toEqual(ok(cartOf(["oil", 3])));
    expect(await change(cartOf(["oil", 3]), { kind: "add", productId: "oil" })).toEqual(ok(cartOf(["oil", 3])));
  });

  it("keeps a wanted quantity between minimum and stock", async () => {
    for (const [quantity, stored] of [
      [0, 2],
      [3, 3],
      [999_999, 3],
    ] as const)
      expect(await change(cartOf(["tea", 1], ["oil", 2]), { kind: "change", productId: "oil", quantity })).toEqual(
        ok(cartOf(["tea", 1], ["oil", stored])),
      );
  });

  it("lets a line go, and is none once the last one went", async () => {
    expect(await change(cartOf(["tea", 1], ["oil", 2]), { kind: "remove", productId: "tea" })).toEqual(ok(cartOf(["oil", 2])));
    expect(await change(cartOf(["oil", 2]), { kind: "remove", productId: "oil" })).toEqual(ok(null));
    expect(await change(null, { kind: "remove", productId: "oil" })).toEqual(ok(null));
  });

  it("refuses what cannot be bought, and drops it from what is there", async () => {
    for (const productId of ["gone", "nobody knows it"])
      expect(await change(cartOf(["tea", 1]), { kind: "add", productId })).toEqual(refused({ kind: "not-sold" }));
    expect(await change(cartOf(["gone", 1], ["tea", 1]), { kind: "add", productId: "tea" })).toEqual(ok(cartOf(["tea", 2])));
  });

  it("holds as many products as can be asked for at once", async () => {
    const full = cartOf(...many.map(({ id }) => [id, 1] as const));
    expect(await change(full, { kind: "add", productId: "tea" })).toEqual(refused({ kind: "full" }));
    expect(await change(full, { kind: "add", productId: "soap-0" })).toMatchObject({ kind: "ok" });
  });
});
