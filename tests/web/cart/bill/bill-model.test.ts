import { observable, runInAction } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { instantAt } from "#core/shared/instant.ts";
import { paise } from "#core/shared/money.ts";
import { ok } from "#core/shared/result.ts";
import { BillModel } from "#web/features/cart/bill/bill-model.ts";
import { aCoupon, aProduct, now, shipping, unrated } from "#tests/fixtures.ts";
import { outage, pending } from "#tests/web/platform/model-laws/answers.ts";
import type { FindProducts } from "#core/catalogue/find-products.use-case.ts";
import type { ListedProduct } from "#core/catalogue/product.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { CartStorage, ShopLine } from "#web/features/cart/store/cart-storage.ts";
import type { CartStore } from "#web/features/cart/store/cart-store.ts";

const tea = unrated(aProduct("Tulsi Tea", { id: "tea", gst: 0, offer: { price: paise(12_000), stock: 6 } }));
const oil = unrated(aProduct("Brahmi Oil", { id: "oil", gst: 0, offer: { price: paise(42_000), stock: 10 } }));
const ten = aCoupon({ code: "TEN", promise: { kind: "rupee", amount: paise(1_000) }, terms: { english: "Once.", hindi: null } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
/** All that has been answered is heard, and the moment after a bill is over. */
const aMoment = () => vi.advanceTimersByTimeAsync(60);

/** The bill of a cart with tea in it. `coupons` answers the coupons of the cart that stands there, `found` what its shop has beside it. */
function aBill({ customer = null as CustomerId | null, lines = [{ product: tea, quantity: 1 }] as readonly ShopLine[] } = {}) {
  const shop = {
    coupons: async (): Promise<readonly PublicCoupon[]> => [ten],
    found: async (): Promise<readonly ListedProduct[]> => [tea, oil],
    asked: { coupons: 0, found: 0 },
  };
  const aStorage = (applied: string | null = null) =>
    ({
      applied: applied === null ? null : { code: applied, discount: paise(0) },
      coupons: () => {
        shop.asked.coupons += 1;
        return shop.coupons();
      },
    }) as CartStorage;
  const refreshed = { times: 0 };
  const cart = observable(
    {
      customer,
      lines,
      storage: aStorage(),
      freshness: "today" as CartStore["freshness"],
      refresh: async () => {
        refreshed.times += 1;
      },
    },
    {},
    { deep: false },
  );
  const find = async () => {
    shop.asked.found += 1;
    return ok({ products: await shop.found() });
  };
  const model = new BillModel(cart, {
    shipping: async () => shipping,
    find: find as unknown as FindProducts,
    refresh: async () => [],
    now: () => now,
    supportFile: ({ lines: written }) => `${written.length} lines`,
  });
  /** Another's cart stands there. */
  const stands = (next: CustomerId | null, applied: string | null = null) =>
    runInAction(() => Object.assign(cart, { customer: next, storage: aStorage(applied) }));
  const total = () => (model.state.kind === "priced" ? model.state.bill.total : model.state.kind);
  const codes = () => model.coupons.map(({ code }) => code);
  return { model, cart, shop, refreshed, stands, total, codes };
}

describe("a bill", () => {
  it("is asked for, and then what the cart, its coupons and its shipping come to at that time", async () => {
    const { model, cart, total } = aBill();
    expect([model.state, model.request, model.steps, model.answeredFor]).toEqual([{ kind: "asking" }, null, null, null]);
    await model.ask();
    expect(model.request).toEqual({ lines: cart.lines, coupons: [ten], choice: { kind: "none" }, shipping, at: instantAt(now) });
    expect([total(), model.answeredFor === cart.storage]).toEqual([16_900, true]);
    runInAction(() => {
      cart.lines = [{ product: tea, quantity: 2 }];
    });
    expect(total()).toBe(28_900);
  });

  it("has the coupon that is on the cart", async () => {
    const { model, stands, total } = aBill();
    stands(null, "TEN");
    await model.ask();
    expect([model.request?.choice, total()]).toEqual([{ kind: "typed", code: "TEN" }, 15_900]);
  });

  it("is not there where nobody answers, is waited for again, and stays once it was known", async () => {
    const { model, shop, total } = aBill();
    shop.coupons = outage;
    await model.ask();
    expect(model.state).toEqual({ kind: "unavailable" });
    shop.coupons = async () => [];
    const again = model.ask();
    expect(model.state).toEqual({ kind: "asking" });
    await again;
    expect([total(), model.isUnavailable]).toEqual([16_900, false]);
    shop.coupons = outage;
    await model.ask();
    expect([total(), model.isUnavailable]).toEqual([16_900, true]);
  });

  it("is not there for whose session ended of itself before, and is asked for once they are back", async () => {
    const { model, cart, shop, total } = aBill({ customer: customerId("asha") });
    const becomes = (freshness: CartStore["freshness"]) => runInAction(() => Object.assign(cart, { freshness }));
    becomes("signed-out");
    shop.coupons = outage;
    await model.ask();
    expect(model.state).toEqual({ kind: "signed-out" });
    shop.coupons = async () => [ten];
    becomes("today");
    await aMoment();
    expect(total()).toBe(16_900);
    becomes("signed-out");
    expect(total()).toBe(16_900);
  });

  it("is what was asked for last, whichever is answered last", async () => {
    const { model, shop, codes } = aBill();
    const first = pending<readonly PublicCoupon[]>();
    shop.coupons = () => first.promise;
    const earlier = model.ask();
    shop.coupons = async () => [ten];
    await model.ask();
    first.answer([]);
    await earlier;
    expect(codes()).toEqual(["TEN"]);
  });

  it("can't be told of a cart that is dearer than any", async () => {
    const gold = { ...tea, offer: { price: paise(999_999_999_999), stock: 9 } };
    const { model } = aBill({ lines: [{ product: gold, quantity: 2 }] });
    await model.ask();
    expect(model.state).toEqual({ kind: "beyond-limits" });
  });

  it("is copied as of today, and not without a bill", async () => {
    const { model, shop, refreshed } = aBill();
    shop.coupons = outage;
    expect([await model.copyForSupport(), refreshed.times]).toEqual([null, 1]);
    shop.coupons = async () => [];
    expect([await model.copyForSupport(), refreshed.times]).toEqual(["1 lines", 2]);
  });
});

describe("the coupons of a bill", () => {
  it("are those of the cart and those that were learned by their codes, each once", async () => {
    const { model, codes } = aBill();
    model.learn(aCoupon({ code: "SECRET", audience: "private" }));
    expect(codes()).toEqual(["SECRET"]);
    await model.ask();
    model.learn(aCoupon({ code: "SECRET", audience: "private", terms: { english: "Newer.", hindi: null } }));
    model.learn(aCoupon({ code: "OTHER" }));
    model.learn(aCoupon({ code: "TEN", terms: { english: "Not as listed.", hindi: null } }));
    expect(codes()).toEqual(["TEN", "SECRET", "OTHER"]);
    expect(["TEN", "SECRET", "OTHER", "NONE"].map((code) => model.termsOf(code)?.english ?? null)).toEqual(["Once.", "Newer.", null, null]);
    expect(model.coupons.map(({ audience }) => audience)).toEqual(["public", "public", "public"]);
  });

  it("are asked for again with another's cart, and what a customer was told is nobody else's", async () => {
    const { model, shop, stands, codes } = aBill({ customer: customerId("asha") });
    await model.ask();
    model.learn(aCoupon({ code: "SECRET" }));
    shop.coupons = outage;
    stands(null);
    expect([model.terms, codes()]).toEqual([null, []]);
    await aMoment();
    expect([model.state, shop.asked.coupons]).toEqual([{ kind: "unavailable" }, 2]);
  });

  it("that everybody is told stay until a customer's have come, and are nobody else's then", async () => {
    const { model, shop, stands, codes } = aBill();
    await model.ask();
    model.learn(aCoupon({ code: "SECRET" }));
    const hers = pending<readonly PublicCoupon[]>();
    shop.coupons = () => hers.promise;
    stands(customerId("asha"));
    expect(codes()).toEqual(["TEN"]);
    hers.answer([aCoupon({ code: "HERS" })]);
    await aMoment();
    expect(codes()).toEqual(["HERS"]);
    shop.coupons = outage;
    stands(null);
    expect(codes()).toEqual([]);
  });
});

describe("what unlocks something", () => {
  const stepOf = ({ steps }: BillModel) => steps?.freeShipping?.step ?? null;

  it("is worked out a moment after the bill, with what the shop has beside the cart", async () => {
    const { model, shop } = aBill();
    await model.ask();
    expect([model.steps, model.candidates.map(({ id }) => id)]).toEqual([null, ["tea", "oil"]]);
    await aMoment();
    expect(stepOf(model)).toMatchObject({ product: { id: "oil" }, line: null, pieces: 1 });
    await model.ask();
    expect(shop.asked.found).toBe(1);
  });

  it("is worked out with the cart's own lines where the shop has nothing else, or nobody answers, and is looked for again then", async () => {
    const { model, shop } = aBill();
    shop.found = outage;
    await model.ask();
    await aMoment();
    expect([model.candidates, stepOf(model)]).toMatchObject([[], { product: { id: "tea" }, line: 0, pieces: 4 }]);
    shop.found = async () => [oil];
    await model.ask();
    await aMoment();
    expect([shop.asked.found, stepOf(model)]).toMatchObject([2, { product: { id: "oil" } }]);
  });

  it("is no product anew of which the cart has all there is", async () => {
    const few = { ...tea, offer: { price: paise(12_000), stock: 3 } };
    const balm = { ...tea, id: "balm", offer: { price: paise(1_000), stock: 1 } };
    const { model, shop } = aBill({ lines: [few, balm].map((product) => ({ product, quantity: product.offer.stock })) });
    shop.found = async () => [few, balm];
    await model.ask();
    await aMoment();
    expect(model.steps?.freeShipping).toEqual({ missing: 12_900, step: null });
  });

  it("is looked for anew with another's cart", async () => {
    const { model, shop, stands } = aBill();
    await model.ask();
    stands(customerId("asha"));
    await aMoment();
    expect(shop.asked.found).toBe(2);
  });

  it("is taken once; what was worked out for another bill holds no longer", async () => {
    const { model } = aBill();
    await model.ask();
    await aMoment();
    const step = stepOf(model) ?? expect.unreachable();
    expect([model.takeStep({ ...step, pieces: 7 }), model.takeStep({ ...step, product: tea })]).toEqual([false, false]);
    expect([model.takeStep(step), model.steps, model.takeStep(step)]).toEqual([true, null, false]);
  });

  it("may be a coupon's step too, also where delivery is free already", async () => {
    const { model, shop } = aBill({ lines: [{ product: tea, quantity: 5 }] });
    shop.coupons = async () => [aCoupon({ code: "BIG", minimum: paise(90_000) })];
    await model.ask();
    await aMoment();
    expect(model.steps?.freeShipping).toBeNull();
    const step = model.steps?.coupons[0]?.step ?? expect.unreachable();
    expect(model.takeStep(step)).toBe(true);
  });

  it("is nothing without a bill any more", async () => {
    const { model, shop, stands } = aBill({ customer: customerId("asha") });
    await model.ask();
    await aMoment();
    expect(model.steps).not.toBeNull();
    shop.coupons = outage;
    stands(null);
    await aMoment();
    expect(model.steps).toBeNull();
  });
});
