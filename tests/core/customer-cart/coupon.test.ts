import { describe, expect, it } from "vitest";
import { instantAt } from "#core/shared/instant.ts";
import { NOTHING, paise } from "#core/shared/money.ts";
import { aCoupon, aProduct, now, shipping } from "#tests/fixtures.ts";
import { aCustomersCart, valueOf } from "./a-customers-cart.ts";

const tea = aProduct("Tea", { gst: 0, offer: { price: paise(10_000), stock: 9 } });
const oil = aProduct("Oil", { gst: 0, brand: "Saar", offer: { price: paise(20_000), stock: 9 } });
const ten = aCoupon({ code: "Ten" });
const big = aCoupon({
  code: "BIG",
  promise: { kind: "rupee", amount: paise(9_000) },
  minimum: paise(30_000),
  priorityShipping: paise(9_900),
});
const secret = aCoupon({ code: "SECRET", audience: "private", promise: { kind: "rupee", amount: paise(1_500) }, brands: ["saar"] });
const coupons = [
  ten,
  big,
  secret,
  aCoupon({ code: "APPONLY", isForWeb: false }),
  aCoupon({ code: "OVER", end: { kind: "instant", last: instantAt(now - 1) } }),
];
const goods = { products: [tea, oil], coupons, shipping };

describe("the coupon of a customer's cart", () => {
  it("is the best public one until another is chosen [ru-coupon-autoselect]", async () => {
    const cart = aCustomersCart(goods);
    expect(valueOf(await cart.set(tea.id, 1)).applied).toEqual({ code: "Ten", discount: 1_000 });
    expect(valueOf(await cart.change(tea.id, 3)).applied).toEqual({ code: "BIG", discount: 9_000 });
  });

  it("is the one whose code is typed, in any letter case, and stays it [ru-coupon-unlocked-apply] [ru-cart-coupon-stored] [ru-coupon-selection-applies] [ru-coupon-autoselect-not] [ru-code-trim]", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(oil.id, 1);
    expect(await cart.apply(" \u200bｓecret ")).toEqual({ kind: "ok", value: { coupon: secret, state: "applied", discount: 1_500 } });
    expect(valueOf(await cart.change(oil.id, 5)).applied).toEqual({ code: "SECRET", discount: 1_500 });
    expect(valueOf(await cart.apply("TEN"))).toMatchObject({ coupon: { code: "Ten" }, discount: 10_000 });
  });

  it("is weighed anew with every add, change and removal [ru-cart-reeval-add] [ru-cart-reeval-quantity] [ru-cart-reeval-remove]", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(tea.id, 1);
    await cart.apply("ten");
    expect(valueOf(await cart.set(oil.id, 1)).applied).toEqual({ code: "Ten", discount: 3_000 });
    expect(valueOf(await cart.change(oil.id, 2)).applied).toEqual({ code: "Ten", discount: 5_000 });
    expect((await cart.remove(oil.id)).applied).toEqual({ code: "Ten", discount: 1_000 });
  });

  it("is taken off once the cart falls below its minimum, and no other takes its place [ru-coupon-locks]", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(tea.id, 3);
    await cart.apply("BIG");
    expect(valueOf(await cart.change(tea.id, 2)).applied).toBeNull();
    expect(valueOf(await cart.change(tea.id, 9)).applied).toBeNull();
    expect((await cart.show()).applied).toBeNull();
  });

  it("is taken off once it has ended, is used up or its price leaves it nothing, also where nobody changes the cart", async () => {
    const ends = aCoupon({ code: "ENDS", end: { kind: "instant", last: instantAt(now) } });
    const cart = aCustomersCart({ ...goods, coupons: [ends, secret] });
    await cart.set(oil.id, 1);
    await cart.apply("ENDS");
    cart.clock.at = now + 1;
    expect((await cart.show()).applied).toBeNull();
    cart.clock.at = now;
    expect((await cart.show()).applied).toBeNull(); // It was taken off, not only passed over.
    await cart.apply("SECRET");
    cart.memory.usesLeft.set("SECRET", 1);
    expect((await cart.show()).applied?.code).toBe("SECRET");
    cart.memory.usesLeft.set("SECRET", 0);
    expect((await cart.show()).applied).toBeNull();
  });

  it("is none once it is cleared, until the cart is emptied [ru-coupon-applied-clear] [ru-coupon-clear-resets] [ru-cart-empty-clears]", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(tea.id, 1);
    expect(await cart.apply("  ")).toEqual({ kind: "ok", value: null });
    expect((await cart.show()).applied).toBeNull();
    expect(valueOf(await cart.change(tea.id, 5)).applied).toBeNull();
    await cart.remove(tea.id);
    expect(valueOf(await cart.set(tea.id, 1)).applied?.code).toBe("Ten");

    await cart.set(oil.id, 1);
    await cart.apply("SECRET");
    await cart.remove(tea.id);
    expect(await cart.remove(oil.id)).toMatchObject({ lines: [], applied: null });
    expect(valueOf(await cart.set(oil.id, 1)).applied?.code).toBe("Ten");
  });

  it("is refused in two ways, which leave the cart's own as it was", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(tea.id, 1);
    await cart.apply("ten");
    for (const code of ["NOSUCH", "APPONLY", "ELEVENCHARS"])
      expect(await cart.apply(code)).toEqual({ kind: "refused", refusal: { kind: "invalid-coupon" } });
    expect(await cart.apply("BIG")).toEqual({
      kind: "refused",
      refusal: { kind: "coupon-not-applicable", coupon: { coupon: big, state: "locked", discount: 0 } },
    });
    expect(await cart.apply("secret")).toMatchObject({
      kind: "refused",
      refusal: { kind: "coupon-not-applicable", coupon: { state: "locked" } },
    });
    expect(await cart.apply("over")).toMatchObject({
      kind: "refused",
      refusal: { kind: "coupon-not-applicable", coupon: { state: "expired" } },
    });
    cart.memory.usesLeft.set("BIG", 0);
    expect(await cart.apply("BIG")).toEqual({ kind: "refused", refusal: { kind: "coupon-not-applicable", coupon: null } });
    expect((await cart.show()).applied?.code).toBe("Ten");
  });

  it("is tried 20 times an hour where it is not public, right or wrong, and as often as one likes where it is", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(oil.id, 1);
    for (let n = 0; n < 10; n++) expect([(await cart.apply("NOSUCH")).kind, (await cart.apply("SECRET")).kind]).toEqual(["refused", "ok"]);
    const until = now + 3_600_000;
    for (const code of ["NOSUCH", "SECRET", "APPONLY"])
      expect(await cart.apply(code)).toEqual({ kind: "refused", refusal: { kind: "too-many-attempts", until } });
    expect((await cart.apply("ELEVENCHARS")).kind).toBe("refused");
    for (let n = 0; n < 25; n++) expect((await cart.apply("ten")).kind).toBe("ok");
    cart.clock.at = until;
    expect((await cart.apply("SECRET")).kind).toBe("ok");
  });
});

describe("the coupons of a customer", () => {
  it("are the public ones in offered order, and a private one while it is on the cart [ru-coupon-sorted]", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(oil.id, 2);
    expect(await cart.coupons()).toEqual([
      ["BIG", "applied", 9_000],
      ["Ten", "unlocked", 4_000],
      ["OVER", "expired", 0],
    ]);
    await cart.apply("SECRET");
    expect(await cart.coupons()).toEqual([
      ["BIG", "unlocked", 9_000],
      ["Ten", "unlocked", 4_000],
      ["SECRET", "applied", 1_500],
      ["OVER", "expired", 0],
    ]);
    cart.memory.usesLeft.set("BIG", 0);
    expect((await cart.coupons()).map(([code]) => code)).toEqual(["Ten", "SECRET", "OVER"]);
    await cart.apply("ten");
    expect((await cart.coupons()).map(([code]) => code)).toEqual(["Ten", "OVER"]);
  });
});

describe("the bill of a customer's cart", () => {
  it("is that of the cart with its coupon, the shop's delivery and all that is offered [ru-coupon-priority-shipping]", async () => {
    const cart = aCustomersCart(goods);
    await cart.set(oil.id, 2);
    const bill = await cart.bill();
    expect(bill).toMatchObject({
      subtotal: 40_000,
      discount: 9_000,
      applied: { code: "BIG", discount: 9_000 },
      shipping: { charge: 9_900 },
      total: 40_900,
    });
    expect(bill.explanation.choice).toEqual({ kind: "automatic", code: "BIG" });
    await cart.apply("SECRET");
    expect(await cart.bill()).toMatchObject({ applied: { code: "SECRET", discount: 1_500 }, shipping: { charge: 4_900, priority: 0 } });
    expect((await cart.bill()).explanation.choice).toEqual({ kind: "typed", code: "SECRET" });
    await cart.apply("");
    expect(await cart.bill()).toMatchObject({ applied: null, discount: NOTHING, couponError: null });
  });

  it("tells what can't be bought any more and writes nothing", async () => {
    const cart = aCustomersCart(goods);
    for (const { id } of [tea, oil]) await cart.set(id, 2);
    cart.now(tea.id, { status: "inactive" });
    const stored = structuredClone(cart.memory.carts);
    const bill = await cart.bill();
    expect(bill.lines.map(({ product }) => product.id)).toEqual([oil.id]);
    expect(bill.removed).toMatchObject([{ product: { id: tea.id }, reason: "inactive" }]);
    expect(cart.memory.carts).toEqual(stored);
  });
});
