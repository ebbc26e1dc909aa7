import { describe, expect, it } from "vitest";
import { LARGEST_CART } from "#core/customer-cart/kept-cart.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { aProduct } from "#tests/fixtures.ts";
import { aCustomersCart, quantitiesIn, valueOf } from "./a-customers-cart.ts";

const tea = aProduct("Tea", { offer: { price: paise(12_000), stock: 6 } });
const oil = aProduct("Oil", { minimumQuantity: 3, offer: { price: paise(20_000), stock: 8 } });
const balm = aProduct("Balm", { status: "inactive" });
const soap = aProduct("Soap", { offer: { price: paise(1), stock: 0 } });
const lamp = aProduct("Lamp", { offer: null });
const goods = { products: [tea, oil, balm, soap, lamp] };

describe("a line of a customer's cart", () => {
  it("is set to the quantity asked for, however often and late it is asked [ru-cart-server]", async () => {
    const cart = aCustomersCart(goods);
    for (let times = 0; times < 3; times++) await cart.set(tea.id, 4);
    expect(await cart.show()).toMatchObject({ lines: [{ product: { id: tea.id }, quantity: 4, amount: 48_000 }] });
    expect(quantitiesIn(valueOf(await cart.change(tea.id, 2)))).toEqual({ [tea.id]: 2 });
  });

  it("stays between the minimum quantity and the stock", async () => {
    const cart = aCustomersCart(goods);
    expect(quantitiesIn(valueOf(await cart.set(oil.id, 1)))).toEqual({ [oil.id]: 3 });
    expect(quantitiesIn(valueOf(await cart.set(oil.id, 99)))).toEqual({ [oil.id]: 8 });
    expect(quantitiesIn(valueOf(await cart.change(oil.id, 1)))).toEqual({ [oil.id]: 3 });
    expect(quantitiesIn(valueOf(await cart.change(oil.id, 99)))).toEqual({ [oil.id]: 8 });
  });

  it("begins at the minimum quantity where none is said, and stays where it is there [ru-cart-increment]", async () => {
    const cart = aCustomersCart(goods);
    expect(quantitiesIn(valueOf(await cart.set(oil.id, null)))).toEqual({ [oil.id]: 3 });
    await cart.set(oil.id, 5);
    expect(quantitiesIn(valueOf(await cart.set(oil.id, null)))).toEqual({ [oil.id]: 5 });
  });

  it("is not made of what can't be bought, which is said with its reason", async () => {
    const cart = aCustomersCart(goods);
    expect(await cart.set(balm.id, 1)).toEqual({ kind: "refused", refusal: { kind: "not-for-sale", reason: "inactive" } });
    expect(await cart.set(soap.id, 1)).toEqual({ kind: "refused", refusal: { kind: "not-for-sale", reason: "out-of-stock" } });
    expect(await cart.set(lamp.id, 1)).toEqual({ kind: "refused", refusal: { kind: "not-for-sale", reason: "no-seller" } });
    expect(await cart.set("nobody-knows", 1)).toEqual({ kind: "refused", refusal: { kind: "unknown-product" } });
    expect((await cart.show()).lines).toEqual([]);
  });

  it("that is gone is not brought back by a change that comes late", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(tea.id, 2);
    await cart.remove(tea.id);
    expect(await cart.change(tea.id, 3)).toEqual({ kind: "refused", refusal: { kind: "not-in-cart" } });
    expect((await cart.remove(tea.id)).lines).toEqual([]);
  });

  it("is taken out once its product can't be bought, which is told with title and slug until it is dismissed [ru-cart-inactive-removed] [ru-cart-zero-stock-removed]", async () => {
    const cart = aCustomersCart(goods);
    for (const { id } of [tea, oil]) await cart.set(id, 4);
    cart.now(tea.id, { status: "inactive" });
    cart.now(oil.id, { offer: { price: paise(20_000), stock: 0 } });
    const notices = [
      { kind: "removed", productId: tea.id, title: "Tea", hindi: null, slug: "tea", reason: "inactive" },
      { kind: "removed", productId: oil.id, title: "Oil", hindi: null, slug: "oil", reason: "out-of-stock" },
    ];
    expect(await cart.show()).toEqual({ lines: [], applied: null, notices });
    cart.now(tea.id, { status: "active" });
    expect(await cart.show()).toEqual({ lines: [], applied: null, notices });
    expect((await cart.dismiss(oil.id, "another")).notices).toEqual(notices.slice(0, 1));
    expect((await cart.show()).notices).toEqual(notices.slice(0, 1));
    expect(valueOf(await cart.set(tea.id, 1)).notices).toEqual([]);
  });

  it("follows the stock and the minimum, which is told; today's price is its price", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(tea.id, 6);
    cart.now(tea.id, { offer: { price: paise(13_000), stock: 2 } });
    const notice = { kind: "limited", productId: tea.id, title: "Tea", hindi: null, slug: "tea", from: 6, to: 2 };
    expect(await cart.show()).toMatchObject({ lines: [{ quantity: 2, amount: 26_000 }], notices: [notice] });
    cart.now(tea.id, { offer: { price: paise(13_000), stock: 9 }, minimumQuantity: 3 });
    expect((await cart.show()).notices).toEqual([{ ...notice, from: 2, to: 3 }]);
    expect(valueOf(await cart.change(tea.id, 4)).notices).toEqual([]);
  });

  it("that was taken out is told as gone also to the call that would change it", async () => {
    const cart = aCustomersCart(goods);
    for (const { id } of [tea, oil]) await cart.set(id, 4);
    cart.now(tea.id, { status: "inactive" });
    expect(await cart.change(tea.id, 2)).toEqual({ kind: "refused", refusal: { kind: "not-in-cart" } });
    expect((await cart.show()).notices).toHaveLength(1);
    cart.now(oil.id, { offer: null });
    expect(await cart.set("nobody-knows", 1)).toEqual({ kind: "refused", refusal: { kind: "unknown-product" } });
    expect(await cart.change("nobody-knows", 1)).toEqual({ kind: "refused", refusal: { kind: "not-in-cart" } });
    expect((await cart.show()).notices).toHaveLength(2);
  });

  it("finds no place in a cart that is full, or where it would be dearer than can be priced", async () => {
    const many = Array.from({ length: LARGEST_CART + 1 }, (_, n) => aProduct(`Product ${n}`));
    const cart = aCustomersCart({ products: [...many, aProduct("Palace", { offer: { price: LARGEST_AMOUNT, stock: 2 } })] });
    await cart.sync("all", Object.fromEntries(many.slice(0, LARGEST_CART).map(({ id }) => [id, 1])));
    expect((await cart.show()).lines).toHaveLength(LARGEST_CART);
    expect(await cart.set(many.at(-1)?.id ?? "", 1)).toEqual({ kind: "refused", refusal: { kind: "cart-full" } });
    expect((await cart.set(many[0]?.id ?? "", 2)).kind).toBe("ok");
    const first = many[0]?.id ?? "";
    for (const { id } of many.slice(1, LARGEST_CART)) await cart.remove(id);
    expect(await cart.set("id-palace", 1)).toEqual({ kind: "refused", refusal: { kind: "beyond-limits" } });
    await cart.remove(first);
    expect((await cart.set("id-palace", 1)).kind).toBe("ok");
    expect(await cart.change("id-palace", 2)).toEqual({ kind: "refused", refusal: { kind: "beyond-limits" } });
    expect(quantitiesIn(await cart.show())).toEqual({ "id-palace": 1 });
  });

  it("may become dearer than can be priced without its customer's doing: the cart is shown, without a coupon", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(tea.id, 6);
    cart.now(tea.id, { offer: { price: LARGEST_AMOUNT, stock: 6 } });
    expect(await cart.show()).toMatchObject({ lines: [{ quantity: 6 }], applied: null });
    expect(await cart.coupons()).toEqual([]);
    await expect(cart.bill()).rejects.toThrow("beyond");
  });
});
