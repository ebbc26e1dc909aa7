import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LARGEST_CART } from "#core/customer-cart/kept-cart.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { aCoupon, aProduct } from "#tests/fixtures.ts";
import { aCustomersCart, quantitiesIn, valueOf } from "./a-customers-cart.ts";

const tea = aProduct("Tea", { offer: { price: paise(12_000), stock: 6 } });
const oil = aProduct("Oil", { minimumQuantity: 3, offer: { price: paise(20_000), stock: 8 } });
const balm = aProduct("Balm", { status: "inactive" });
const goods = { products: [tea, oil, balm] };

describe("a guest's cart at sign-in", () => {
  it("is added up with the customer's, limited to stock, without what can't be bought [ru-cart-merge]", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(tea.id, 4);
    const { receipt, ...seen } = valueOf(await cart.sync("g", { [tea.id]: 5, [oil.id]: 1, [balm.id]: 2, gone: 1 }));
    expect(quantitiesIn(seen)).toEqual({ [tea.id]: 6, [oil.id]: 3 });
    expect(receipt).toEqual({
      cartId: "g",
      isUndone: false,
      entries: [
        { productId: tea.id, title: "Tea", hindi: null, slug: "tea", asked: 5, before: 4, after: 6, outcome: { kind: "limited", to: 6 } },
        { productId: oil.id, title: "Oil", hindi: null, slug: "oil", asked: 1, before: 0, after: 3, outcome: { kind: "added" } },
        {
          productId: balm.id,
          title: "Balm",
          hindi: null,
          slug: "balm",
          asked: 2,
          before: 0,
          after: 0,
          outcome: { kind: "dropped", reason: "inactive" },
        },
        {
          productId: "gone",
          title: null,
          hindi: null,
          slug: null,
          asked: 1,
          before: 0,
          after: 0,
          outcome: { kind: "dropped", reason: "unknown" },
        },
      ],
    });
  });

  it("is added once for its id, and another id's once more", async () => {
    const cart = aCustomersCart(goods);
    const first = valueOf(await cart.sync("g", { [tea.id]: 1 }));
    expect(valueOf(await cart.sync("g", { [tea.id]: 5, [oil.id]: 3 })).receipt).toEqual(first.receipt);
    expect(quantitiesIn(await cart.show())).toEqual({ [tea.id]: 1 });
    await cart.sync("h", { [tea.id]: 1 });
    expect(quantitiesIn(await cart.show())).toEqual({ [tea.id]: 2 });
  });

  it("counts a product once that it names twice", async () => {
    const cart = aCustomersCart(goods);
    await cart.sync("", {});
    const lines = [tea, oil, tea].map(({ id }) => ({ productId: id, quantity: 2 }));
    const { makeAddToCart } = await import("#core/customer-cart/add-to-cart.use-case.ts");
    const { memoryCarts } = await import("#adapters/memory/customer-cart/carts.ts");
    const added = valueOf(
      await makeAddToCart({ carts: memoryCarts(cart.memory), now: () => 0 })(cart.asha, { kind: "guest-cart", cartId: "twice", lines }),
    );
    expect(added.receipt?.entries.map(({ productId, asked, after }) => [productId, asked, after])).toEqual([
      [tea.id, 4, 4],
      [oil.id, 2, 3],
    ]);
  });

  it("finds no place in a full cart, nor beyond what can be priced", async () => {
    const many = Array.from({ length: LARGEST_CART + 2 }, (_, n) => aProduct(`Product ${n}`));
    const palace = aProduct("Palace", { offer: { price: LARGEST_AMOUNT, stock: 1 } });
    const cart = aCustomersCart({ products: [palace, ...many] });
    const ids = many.map(({ id }) => id);
    const { receipt } = valueOf(
      await cart.sync("g", Object.fromEntries([[ids[0], 1], [palace.id, 1], ...ids.slice(1).map((id) => [id, 1])])),
    );
    const dropped = receipt?.entries
      .filter(({ outcome }) => outcome.kind === "dropped")
      .map(({ productId, after, outcome }) => [productId, after, outcome]);
    expect(dropped).toEqual([
      [palace.id, 0, { kind: "dropped", reason: "beyond-limits" }],
      [ids[LARGEST_CART], 0, { kind: "dropped", reason: "cart-full" }],
      [ids[LARGEST_CART + 1], 0, { kind: "dropped", reason: "cart-full" }],
    ]);
    expect(valueOf(await cart.sync("more", { [ids[0] ?? ""]: 1 })).receipt?.entries).toMatchObject([
      { outcome: { kind: "added" }, after: 2 },
    ]);
  });

  it("is undone: the former cart comes back, but for what its customer changed since", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(tea.id, 2);
    await cart.sync("g", { [tea.id]: 1, [oil.id]: 4 });
    const undone = valueOf(await cart.undo("g"));
    expect(quantitiesIn(undone)).toEqual({ [tea.id]: 2 });
    expect(undone.receipt.isUndone).toBe(true);
    await cart.set(oil.id, 5);
    expect(quantitiesIn(valueOf(await cart.undo("g")))).toEqual({ [tea.id]: 2, [oil.id]: 5 });

    await cart.sync("h", { [tea.id]: 1, [oil.id]: 1 });
    await cart.set(oil.id, 8);
    await cart.remove(tea.id);
    expect(quantitiesIn(valueOf(await cart.undo("h")))).toEqual({ [oil.id]: 8 });
    expect(await cart.undo("never")).toEqual({ kind: "refused", refusal: { kind: "unknown-sync" } });
  });

  it("undone gives back the coupon that it pushed off, unless another was chosen since", async () => {
    const coupons = [
      aCoupon({ code: "ONE", audience: "private", maximumLines: 1, minimum: paise(15_000) }),
      aCoupon({ code: "TWO", audience: "private" }),
    ];
    const cart = aCustomersCart({ ...goods, coupons });
    await cart.set(oil.id, 3);
    await cart.apply("ONE");
    expect(valueOf(await cart.sync("g", { [tea.id]: 1 })).applied).toBeNull();
    expect(valueOf(await cart.undo("g")).applied?.code).toBe("ONE");
    await cart.sync("h", { [tea.id]: 1 });
    await cart.apply("TWO");
    expect(valueOf(await cart.undo("h")).applied?.code).toBe("TWO");
  });

  it("undone leaves in no more than there is by then", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(tea.id, 4);
    await cart.sync("g", { [tea.id]: 1 });
    cart.now(tea.id, { offer: { price: paise(12_000), stock: 2 } });
    expect(quantitiesIn(valueOf(await cart.undo("g")))).toEqual({ [tea.id]: 2 });
  });

  it("and its undoing leave the cart as it was, whatever both held", async () => {
    const anyLines = fc.dictionary(fc.constantFrom(tea.id, oil.id, balm.id, "gone"), fc.integer({ min: 1, max: 12 }));
    await fc.assert(
      fc.asyncProperty(anyLines, anyLines, async (own, guests) => {
        const cart = aCustomersCart(goods);
        for (const [id, quantity] of Object.entries(own)) await cart.set(id, quantity);
        const before = await cart.show();
        const { receipt, lines } = valueOf(await cart.sync("g", guests));
        for (const { productId, before, after, asked, outcome } of receipt?.entries ?? []) {
          expect(after).toBe(
            outcome.kind === "dropped"
              ? before
              : outcome.kind === "limited"
                ? outcome.to
                : Math.max(before + asked, productId === oil.id ? 3 : 1),
          );
        }
        for (const { product, quantity } of lines) expect(quantity).toBeLessThanOrEqual(product.offer?.stock ?? 0);
        expect(valueOf(await cart.undo("g"))).toMatchObject(before);
        expect(await cart.show()).toEqual(before);
      }),
    );
  });
});
