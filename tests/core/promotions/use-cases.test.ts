import { describe, expect, it } from "vitest";
import { makeAddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { makeAddCoupons } from "#core/promotions/add-coupons.use-case.ts";
import { makeEndCoupon } from "#core/promotions/end-coupon.use-case.ts";
import { makeLintCoupons } from "#core/promotions/lint-coupons.use-case.ts";
import { makeListCoupons } from "#core/promotions/list-coupons.use-case.ts";
import { instantAt } from "#core/shared/instant.ts";
import { LARGEST_AMOUNT, paise } from "#core/shared/money.ts";
import { memoryCarts } from "#adapters/memory/customer-cart/carts.ts";
import { memoryCouponRegister } from "#adapters/memory/promotions/coupon-register.ts";
import { memoryGoods } from "#adapters/memory/promotions/goods.ts";
import { memoryShipping } from "#adapters/memory/shipping/shipping.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aCoupon, aProduct, now } from "#tests/fixtures.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";

const tea = aProduct("Tea", { gst: 0, offer: { price: paise(10_000), stock: 9 } });
const oil = aProduct("Oil", { gst: 0, brand: "Saar", offer: { price: paise(20_000), stock: 9 } });

function aDesk(coupons: readonly PublicCoupon[] = []) {
  const memory = Object.assign(new Memory(), { products: [tea, oil], coupons });
  const clock = { at: now };
  const time = () => clock.at;
  const register = memoryCouponRegister(memory);
  return {
    memory,
    clock,
    add: makeAddCoupons({ register, now: time }),
    end: makeEndCoupon({ register, now: time }),
    list: makeListCoupons({ register, now: time }),
    lint: makeLintCoupons({
      register,
      goods: memoryGoods(memory),
      carts: memoryCarts(memory),
      shipping: memoryShipping(memory),
      now: time,
    }),
    cartOf: (name: string, productId: string, quantity: number) =>
      makeAddToCart({ carts: memoryCarts(memory), now: time })(customerId(name), { kind: "product", productId, quantity }),
  };
}

describe("the staff's coupons", () => {
  it("are listed with where they stand", async () => {
    const desk = aDesk([
      aCoupon({ code: "A" }),
      aCoupon({ code: "B", isForWeb: false }),
      aCoupon({ code: "C" }),
      aCoupon({ code: "D", end: { kind: "instant", last: instantAt(now) } }),
    ]);
    desk.memory.usesLeft.set("C", 0);
    const statuses = async () => (await desk.list()).map(({ coupon, status }) => [coupon.code, status]);
    expect(await statuses()).toEqual([
      ["A", "offered"],
      ["B", "app-only"],
      ["C", "used-up"],
      ["D", "offered"],
    ]);
    desk.clock.at = now + 1;
    expect((await statuses()).at(-1)).toEqual(["D", "ended"]);
  });

  it("are added from now on, all or none", async () => {
    const desk = aDesk([aCoupon({ code: "A" })]);
    const more = [aCoupon({ code: "B" }), aCoupon({ code: "a" })].map((coupon) => ({ coupon, usesLeft: null }));
    expect(await desk.add("ravi", more)).toEqual({ kind: "refused", refusal: { kind: "codes-taken", codes: ["a"] } });
    expect(await desk.add("ravi", more.slice(0, 1))).toEqual({ kind: "ok", value: more.slice(0, 1) });
    expect((await desk.list()).map(({ coupon, addedAt }) => [coupon.code, addedAt])).toEqual([
      ["A", 0],
      ["B", now],
    ]);
  });

  it("end at once, whatever the letter case, or are told as unknown", async () => {
    const desk = aDesk([aCoupon({ code: "Leaf" })]);
    expect(await desk.end("ravi", " leaf ")).toMatchObject({
      kind: "ok",
      value: { coupon: { end: { kind: "instant", last: instantAt(now - 1) } } },
    });
    expect((await desk.list())[0]?.status).toBe("ended");
    for (const code of ["", "other"]) expect(await desk.end("ravi", code)).toEqual({ kind: "refused", refusal: { kind: "unknown-code" } });
  });

  it("may have codes that are too long to be typed, and end all the same", async () => {
    expect((await aDesk([aCoupon({ code: "ELEVENCHARS" })]).end("ravi", "elevenchars")).kind).toBe("ok");
  });

  it("are rehearsed on the carts that changed last: private and app ones as if typed, against the public ones that have uses", async () => {
    const coupons = [
      aCoupon({ code: "TEN" }),
      aCoupon({ code: "SAAR", audience: "private", brands: ["saar"], promise: { kind: "rupee", amount: paise(5_000) } }),
      aCoupon({ code: "APP", isForWeb: false, promise: { kind: "percentage", percent: 50, cap: null } }),
      aCoupon({ code: "GONE", promise: { kind: "percentage", percent: 30, cap: null } }),
      aCoupon({
        code: "OVER",
        end: { kind: "instant", last: instantAt(now - 1) },
        promise: { kind: "percentage", percent: 90, cap: null },
      }),
    ];
    const desk = aDesk(coupons);
    desk.memory.usesLeft.set("GONE", 0);
    await desk.cartOf("asha", tea.id, 2);
    await desk.cartOf("ravi", oil.id, 1);
    const linted = await desk.lint(null);
    const rehearsals = linted.kind === "ok" ? linted.value.map(({ registered, rehearsal }) => [registered.coupon.code, rehearsal]) : [];
    expect(Object.fromEntries(rehearsals)).toEqual({
      TEN: { carts: 2, unlocked: 2, best: 2, cost: 4_000, more: 4_000, dearer: 0 },
      SAAR: { carts: 2, unlocked: 1, best: 1, cost: 5_000, more: 3_000, dearer: 0 },
      APP: { carts: 2, unlocked: 2, best: 2, cost: 20_000, more: 16_000, dearer: 0 },
      GONE: { carts: 2, unlocked: 2, best: 2, cost: 12_000, more: 8_000, dearer: 0 },
      OVER: { carts: 2, unlocked: 0, best: 0, cost: 0, more: 0, dearer: 0 },
    });
  });

  it("are counted where they make a cart dearer, with delivery as it is charged today", async () => {
    const desk = aDesk([aCoupon({ code: "TEN", promise: { kind: "rupee", amount: paise(1_000) } })]);
    desk.memory.shipping = { basic: { minimumOrder: paise(20_000), charge: paise(6_000) }, weightExceed: null };
    await desk.cartOf("asha", tea.id, 2);
    await desk.cartOf("ravi", oil.id, 2);
    expect(await desk.lint("ten")).toMatchObject({ kind: "ok", value: [{ rehearsal: { carts: 2, unlocked: 2, dearer: 1 } }] });
  });

  it("leave out carts of which nothing can be bought, and count no cart where there is none", async () => {
    const desk = aDesk([aCoupon({ code: "TEN" })]);
    await desk.cartOf("asha", tea.id, 2);
    desk.memory.products = [{ ...tea, status: "inactive" }, oil];
    const linted = await desk.lint("ten");
    expect(linted).toMatchObject({ kind: "ok", value: [{ findings: [], rehearsal: { carts: 0, cost: 0 } }] });
  });

  it("leave out carts beyond what can be priced", async () => {
    const desk = aDesk([aCoupon({ code: "TEN" })]);
    await desk.cartOf("asha", tea.id, 2);
    await desk.cartOf("ravi", oil.id, 1);
    desk.memory.products = [{ ...tea, offer: { price: LARGEST_AMOUNT, stock: 9 } }, oil];
    expect(await desk.lint("ten")).toMatchObject({ kind: "ok", value: [{ rehearsal: { carts: 1, cost: 2_000 } }] });
  });

  it("are the best of a cart only where no other takes as much", async () => {
    const desk = aDesk([aCoupon({ code: "ONE" }), aCoupon({ code: "TWO" }), aCoupon({ code: "NONE", brands: ["nobody"] })]);
    await desk.cartOf("asha", tea.id, 2);
    const linted = await desk.lint(null);
    const best = linted.kind === "ok" ? linted.value.map(({ rehearsal }) => [rehearsal.unlocked, rehearsal.best, rehearsal.more]) : [];
    expect(best).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [0, 0, 0],
    ]);
  });

  it("are linted one by one or all, against all the others", async () => {
    const desk = aDesk([aCoupon({ code: "A" }), aCoupon({ code: "B", minimum: paise(999_999_999) })]);
    const codes = async (typed: string | null) => {
      const linted = await desk.lint(typed);
      return linted.kind === "ok"
        ? linted.value.map(({ registered, findings }) => [registered.coupon.code, findings.map(({ kind }) => kind)])
        : linted.refusal;
    };
    expect(await codes(null)).toEqual([
      ["A", []],
      ["B", ["unreachable-minimum", "never-the-best"]],
    ]);
    expect(await codes(" b ")).toEqual([["B", ["unreachable-minimum", "never-the-best"]]]);
    for (const code of ["", "nosuch"]) expect(await codes(code)).toEqual({ kind: "unknown-code" });
    expect(await aDesk().lint(null)).toEqual({ kind: "ok", value: [] });
  });
});
