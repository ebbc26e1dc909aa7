import { describe, expect, it } from "vitest";
import { isKeptAs, checkedCart } from "#core/customer-cart/checked-cart.ts";
import { instantAt } from "#core/shared/instant.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { refused } from "#core/shared/result.ts";
import { aCoupon, aProduct, now } from "#tests/fixtures.ts";
import { aCustomersCart, quantitiesIn, valueOf } from "./a-customers-cart.ts";
import type { KeptCart } from "#core/customer-cart/kept-cart.ts";

const tea = aProduct("Tea", { gst: 0, offer: { price: paise(10_000), stock: 9 } });
const oil = aProduct("Oil", { gst: 0, offer: { price: paise(20_000), stock: 9 } });
const line = { product: tea, quantity: 1 };
const kept = (given: Partial<KeptCart> = {}): KeptCart => ({
  lines: [line],
  choice: { kind: "automatic" },
  coupons: [],
  notices: [],
  ...given,
});
const notice = { kind: "limited", productId: tea.id, title: tea.title, hindi: tea.hindi, slug: tea.slug, from: 3, to: 1 } as const;

describe("a cart that is kept", () => {
  it("is written again only where anything of it has changed", () => {
    const cart = kept({ lines: [line, { product: oil, quantity: 2 }], notices: [notice] });
    expect(isKeptAs(cart, checkedCart(cart, instantAt(now)).contents)).toBe(true);
    expect(isKeptAs(cart, cart)).toBe(true);
    const empty = kept({ lines: [] });
    expect(isKeptAs(empty, checkedCart(empty, instantAt(now)).contents)).toBe(true);
    expect(isKeptAs(kept({ lines: [] }), kept({ lines: [] }))).toBe(false); // Other notices: another object.
    const [first, second] = cart.lines;
    for (const changed of [
      { ...cart, notices: [] },
      { ...cart, choice: { kind: "none" } as const },
      { ...cart, lines: first === undefined ? [] : [first] },
      { ...cart, lines: second === undefined || first === undefined ? [] : [first, { ...second }] },
      { ...cart, lines: [...cart.lines, line] },
    ])
      expect(isKeptAs(cart, changed)).toBe(false);
  });

  it("forgets every choice once it is empty", () => {
    const coupons = [aCoupon({ code: "TEN" })];
    for (const choice of [{ kind: "none" }, { kind: "typed", code: "TEN" }, { kind: "automatic" }] as const) {
      const { contents, seen } = checkedCart(kept({ lines: [], choice, coupons }), instantAt(now));
      expect([contents.choice, seen.applied]).toEqual([{ kind: "automatic" }, null]);
    }
  });

  it("weighs its choice: none stays none, a typed one that takes nothing off becomes none, an automatic one stays", () => {
    const coupons = [aCoupon({ code: "TEN" })];
    const weighed = (given: Partial<KeptCart>) => {
      const { contents, seen } = checkedCart(kept(given), instantAt(now));
      return [contents.choice.kind, seen.applied?.code ?? null];
    };
    expect(weighed({ choice: { kind: "none" }, coupons })).toEqual(["none", null]);
    expect(weighed({ choice: { kind: "typed", code: "TEN" }, coupons })).toEqual(["typed", "TEN"]);
    expect(weighed({ choice: { kind: "typed", code: "TEN" }, coupons: [] })).toEqual(["none", null]);
    expect(weighed({ choice: { kind: "typed", code: "TEN" }, coupons: [aCoupon({ code: "TEN", minimum: paise(10_001) })] })).toEqual([
      "none",
      null,
    ]);
    expect(weighed({ coupons })).toEqual(["automatic", "TEN"]);
    expect(weighed({ coupons: [aCoupon({ code: "TEN", minimum: paise(10_001) })] })).toEqual(["automatic", null]);
    expect(weighed({ coupons: [] })).toEqual(["automatic", null]);
    const palace = { product: aProduct("Palace", { offer: { price: LARGEST_AMOUNT, stock: 9 } }), quantity: 2 };
    expect(weighed({ lines: [palace], coupons })).toEqual(["automatic", null]);
    expect(weighed({ lines: [palace], choice: { kind: "typed", code: "TEN" }, coupons })).toEqual(["none", null]);
  });
});

describe("a line", () => {
  it("that is gone keeps its notice when it would be changed, and loses it when it is taken out", async () => {
    const cart = aCustomersCart({ products: [tea, oil] });
    for (const id of [tea.id, oil.id]) await cart.set(id, 5);
    cart.now(tea.id, { status: "inactive" });
    cart.now(oil.id, { offer: { price: paise(100), stock: 3 } });
    const noticesOf = async () => (await cart.show()).notices.map(({ productId }) => productId);
    expect(await noticesOf()).toEqual([tea.id, oil.id]);
    expect((await cart.change(tea.id, 2)).kind).toBe("refused");
    expect(await noticesOf()).toEqual([tea.id, oil.id]);
    await cart.remove(oil.id);
    expect(await noticesOf()).toEqual([tea.id]);
  });

  it("stands on the bill once, beside those that can't be bought any more", async () => {
    const cart = aCustomersCart({ products: [tea, oil] });
    for (const id of [tea.id, oil.id]) await cart.set(id, 1);
    expect((await cart.bill()).lines.map(({ product }) => product.id)).toEqual([tea.id, oil.id]);
    expect((await cart.bill()).removed).toEqual([]);
  });
});

describe("a code that is too long to be typed", () => {
  it("is refused without being counted", async () => {
    const cart = aCustomersCart({ products: [tea], coupons: [aCoupon({ code: "SECRET", audience: "private" })] });
    await cart.set(tea.id, 1);
    for (let tries = 0; tries < 30; tries++) expect(await cart.apply("ELEVENCHARS")).toEqual(refused({ kind: "invalid-coupon" }));
    expect((await cart.apply("SECRET")).kind).toBe("ok");
  });
});

describe("a guest's cart that is added", () => {
  it("ends the notices of what it adds, and leaves those of what it can't", async () => {
    const cart = aCustomersCart({ products: [tea, oil] });
    for (const id of [tea.id, oil.id]) await cart.set(id, 5);
    for (const id of [tea.id, oil.id]) cart.now(id, { offer: { price: paise(100), stock: 3 } });
    expect((await cart.show()).notices.map(({ productId }) => productId)).toEqual([tea.id, oil.id]);
    cart.now(tea.id, { offer: { price: paise(100), stock: 9 } });
    const added = valueOf(await cart.sync("one", { [tea.id]: 1, nothing: 1 }));
    expect([quantitiesIn(added), added.notices.map(({ productId }) => productId)]).toEqual([{ [tea.id]: 4, [oil.id]: 3 }, [oil.id]]);
    cart.now(oil.id, { status: "inactive" });
    const dropped = valueOf(await cart.sync("two", { [oil.id]: 1 }));
    expect(dropped.notices).toMatchObject([{ kind: "removed", productId: oil.id, reason: "inactive" }]);
  });

  it("undone leaves what was typed since, and gives back the choice that it changed", async () => {
    const coupons = [aCoupon({ code: "A" }), aCoupon({ code: "B" })];
    const choice = async (typedBefore: string, typedAfter: string | null) => {
      const cart = aCustomersCart({ products: [tea, oil], coupons });
      await cart.set(tea.id, 1);
      await cart.apply(typedBefore);
      await cart.sync("one", { [oil.id]: 1 });
      if (typedAfter !== null) await cart.apply(typedAfter);
      return valueOf(await cart.undo("one")).applied?.code ?? null;
    };
    expect(await choice("A", null)).toBe("A");
    expect(await choice("A", "B")).toBe("B");
    expect(await choice("", null)).toBeNull();
    expect(await choice("", "B")).toBe("B");
    expect(await choice("A", "")).toBeNull();
  });

  it("undone takes out what can't be bought any more, whatever was there before", async () => {
    const cart = aCustomersCart({ products: [tea, oil] });
    await cart.set(tea.id, 2);
    await cart.sync("one", { [tea.id]: 1, [oil.id]: 1 });
    cart.now(tea.id, { status: "inactive" });
    expect(quantitiesIn(valueOf(await cart.undo("one")))).toEqual({});
  });
});

describe("the coupons of a customer", () => {
  it("are told by audience and by a part of the name, and none for the app", async () => {
    const coupons = [aCoupon({ code: "TEA10" }), aCoupon({ code: "LEAF" }), aCoupon({ code: "SECRET", audience: "private" })];
    const cart = aCustomersCart({ products: [tea], coupons });
    await cart.set(tea.id, 1);
    await cart.apply("secret");
    const codes = async (query: Partial<Parameters<typeof cart.list>[0]>) =>
      (await cart.list({ audience: null, isForWeb: null, name: null, ...query })).map(({ coupon }) => coupon.code).sort();
    expect(await codes({})).toEqual(["LEAF", "SECRET", "TEA10"]);
    expect(await codes({ audience: "public" })).toEqual(["LEAF", "TEA10"]);
    expect(await codes({ audience: "private" })).toEqual(["SECRET"]);
    expect(await codes({ audience: "public", name: "tea" })).toEqual(["TEA10"]);
    expect(await codes({ audience: "private", name: "tea" })).toEqual([]);
    expect(await codes({ isForWeb: true })).toEqual(["LEAF", "SECRET", "TEA10"]);
    expect(await codes({ isForWeb: false })).toEqual([]);
  });
});
