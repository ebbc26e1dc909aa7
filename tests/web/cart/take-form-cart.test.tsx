import { afterEach, describe, expect, it } from "vitest";
import { takeFormCart } from "#web/features/cart/store/take-form-cart.ts";
import { composeMemory } from "#tests/composition.ts";
import { aProduct, unrated } from "#tests/fixtures.ts";
import { aWindow } from "#tests/web/a-window.ts";

const tea = aProduct("Tulsi Tea", { id: "tea" });

afterEach(() => {
  Reflect.deleteProperty(navigator, "locks");
});

describe("a window with what a form put into the cart", () => {
  it.each([
    ["has no locks", null],
    ["has locks", { request: async (_: string, take: () => void) => take() }],
  ])("takes it over once where it %s", async (_, locks) => {
    Object.defineProperty(navigator, "locks", { configurable: true, value: locks });
    const { cart } = aWindow(composeMemory({ products: [tea] }));
    const end = cart.begin();
    const stored = { id: "one", lines: [{ productId: "tea", quantity: 2 }] } as const;
    let forgotten = 0;
    const formCart = { read: () => (forgotten === 0 ? stored : null), forget: () => void forgotten++ };
    await takeFormCart(cart, formCart, async () => [unrated(tea)]);
    expect([cart.lines.map(({ product, quantity }) => [product.id, quantity]), forgotten]).toEqual([[["tea", 2]], 1]);
    end();
  });
});
