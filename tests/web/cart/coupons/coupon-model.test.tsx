import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AddToCart } from "#core/customer-cart/add-to-cart.use-case.ts";
import { ShowMyCart } from "#core/customer-cart/show-my-cart.use-case.ts";
import { ApplyCoupon } from "#core/customer-cart/apply-coupon.use-case.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { paise } from "#core/shared/money.ts";
import { bestOf } from "#web/features/cart/coupons/coupon-model.ts";
import { aSignedIn } from "#tests/builders/a-user.ts";
import { composeMemory } from "#tests/composition.ts";
import { aCoupon, aProduct } from "#tests/fixtures.ts";
import { aWindow } from "#tests/web/a-window.ts";
import type { OfferedCoupon } from "#core/pricing/bill.ts";

const asha = customerId("asha");
const tea = aProduct("Tulsi Tea", { id: "tea", gst: 0, offer: { price: paise(10_000), stock: 20 } });
const coupons = [
  aCoupon({ code: "TEN", promise: { kind: "rupee", amount: paise(1_000) } }),
  aCoupon({ code: "FIFTY", promise: { kind: "rupee", amount: paise(5_000) } }),
  aCoupon({ code: "BIG", promise: { kind: "rupee", amount: paise(30_000) }, minimum: paise(100_000) }),
  aCoupon({ code: "SECRET", audience: "private", promise: { kind: "rupee", amount: paise(9_000) } }),
];
const stops: (() => void)[] = [];
/** However busy the machine is. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 30_000 });

beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
});

/**
 * A window of Asha's, or of a visitor, with tea in the cart and its bill opened. `code`: of the coupon on her cart, "": none was ever taken
 * off.
 */
async function opened({ isSignedIn = true, quantity = 2, kept = "" as string | null } = {}) {
  const shop = composeMemory({ products: [tea], coupons });
  const line = { isOut: false, asked: [] as string[] };
  const apply = shop.get(ApplyCoupon);
  if (quantity > 0 && isSignedIn) await shop.get(AddToCart)(asha, { kind: "product", productId: "tea", quantity });
  if (kept !== null && isSignedIn) await apply(asha, kept);
  shop.rebind(ApplyCoupon).toConstantValue(async (customer, code) => {
    line.asked.push(code);
    if (line.isOut) throw new PortUnavailable("the line", null);
    return apply(customer, code);
  });
  const [show, isPriced] = [shop.get(ShowMyCart), Promise.withResolvers<void>()];
  shop.rebind(ShowMyCart).toConstantValue(async (...asked) => {
    await isPriced.promise; // Her coupons are there before her cart is, so that its total is in sight without one.
    return show(...asked);
  });
  const { cart, billLoader, session, said } = aWindow(shop);
  if (isSignedIn) session.signIn(aSignedIn({ id: asha }));
  stops.push(cart.begin());
  await billLoader.open();
  const model = billLoader.coupons ?? expect.fail("the coupons are not there");
  if (isSignedIn) await until(() => expect([cart.customer, billLoader.bill?.answeredFor]).toEqual([asha, cart.storage]));
  isPriced.resolve();
  if (isSignedIn) await until(() => expect(cart.freshness).toBe("today"));
  await billLoader.open();
  return { model, cart, billLoader, session, said, line };
}

const answered = (model: { readonly entry: { readonly kind: string } }) => until(() => expect(model.entry.kind).not.toBe("checking"));

describe("the coupon of a cart", () => {
  it("is the best one, once a customer's cart is there", async () => {
    const { model, line } = await opened();
    await until(() => expect(model.applied?.coupon.code).toBe("FIFTY"));
    expect([line.asked, model.entry]).toEqual([["FIFTY"], { kind: "idle" }]);
    model.clear();
    await until(() => expect(model.applied).toBeNull());
    expect([model.offered.map(({ coupon }) => coupon.code), model.best, line.asked]).toEqual([
      ["FIFTY", "TEN", "BIG"],
      "FIFTY",
      ["FIFTY", ""],
    ]);
  });

  it("is said to have come by itself where the total was in sight without it, and not where somebody pressed for it or it was there", async () => {
    const { model } = await opened();
    await until(() => expect(model.applied?.coupon.code).toBe("FIFTY"));
    expect(model.cameByItself).toBe("FIFTY");
    model.clear();
    await until(() => expect(model.applied).toBeNull());
    expect(model.cameByItself).toBeNull();
    model.apply("TEN");
    await until(() => expect(model.applied?.coupon.code).toBe("TEN"));
    expect(model.cameByItself).toBeNull();
    const stored = await opened({ kept: "TEN" });
    await until(() => expect(stored.model.applied?.coupon.code).toBe("TEN"));
    expect(stored.model.cameByItself).toBeNull();
  });

  it("is said to have come by itself to whoever signs in with a cart whose total they have seen", async () => {
    const { model, cart, session } = await opened({ isSignedIn: false });
    cart.add(tea);
    await until(() => expect(model.offered.length).toBeGreaterThan(0));
    expect(model.cameByItself).toBeNull();
    session.signIn(aSignedIn({ id: asha }));
    await until(() => expect(model.applied?.coupon.code).toBe("FIFTY"));
    expect(model.cameByItself).toBe("FIFTY");
  });

  it("is none for a visitor, for an empty cart, and the one that is on the cart already", async () => {
    const visitor = await opened({ isSignedIn: false });
    const empty = await opened({ quantity: 0 });
    const stored = await opened({ kept: "TEN" });
    await until(() => expect(stored.model.applied?.coupon.code).toBe("TEN"));
    expect([visitor.line.asked, empty.line.asked, stored.line.asked]).toEqual([[], [], []]);
  });

  it("is said where the cart's page is shown, and not in the drawer", async () => {
    const { model, cart, said } = await opened({ kept: "TEN" });
    model.apply("FIFTY");
    await until(() => expect(model.applied?.coupon.code).toBe("FIFTY"));
    await cart.refresh(); // Asked behind it.
    expect(said()).toEqual([]);
    stops.push(cart.showPage());
    model.apply("TEN");
    await until(() => expect(model.applied?.coupon.code).toBe("TEN"));
    await until(() => expect(said()).toEqual(["coupon-applied"]));
  });
});

describe("a code that is typed", () => {
  it("has ten letters, in capitals, and no blanks before them", async () => {
    const { model } = await opened({ kept: "TEN" });
    expect([model.code, model.entry]).toEqual(["", { kind: "idle" }]);
    model.type("  abcdefghijkl");
    expect(model.code).toBe("ABCDEFGHIJ");
  });

  it("is asked for once, and gone once it is answered; nothing typed asks for nothing", async () => {
    const { model, line } = await opened({ kept: "TEN" });
    model.type("   ");
    model.check();
    expect([line.asked, model.entry]).toEqual([[], { kind: "idle" }]);
    model.type("nothing");
    model.check();
    model.check();
    expect(model.entry).toEqual({ kind: "checking" });
    model.type("SECRET");
    expect(model.entry).toEqual({ kind: "checking" });
    await answered(model);
    expect([line.asked, model.entry, model.code]).toEqual([["NOTHING"], { kind: "invalid" }, ""]);
    model.type("secret");
    expect(model.entry).toEqual({ kind: "idle" });
    model.check();
    await answered(model);
    await until(() => expect(model.applied?.coupon.code).toBe("SECRET"));
    expect([model.entry, model.code]).toEqual([{ kind: "idle" }, ""]);
  });

  it("is listed where it does not apply yet, and says so", async () => {
    const { model } = await opened({ kept: "TEN" });
    model.type("BIG");
    model.check();
    await answered(model);
    expect([model.entry, model.applied?.coupon.code]).toEqual([{ kind: "not-applicable" }, "TEN"]);
    model.clear();
    expect(model.entry).toEqual({ kind: "idle" });
  });

  it("stays where nobody answered", async () => {
    vi.spyOn(console, "info").mockImplementation(() => {});
    const { model, line } = await opened({ kept: "TEN" });
    line.isOut = true;
    model.type("SECRET");
    model.check();
    await answered(model);
    expect([model.entry, model.code]).toEqual([{ kind: "unavailable" }, "SECRET"]);
    model.apply("FIFTY");
    expect(model.entry).toEqual({ kind: "idle" });
  });

  it("is nothing of the next cart", async () => {
    const { model, session } = await opened({ kept: "TEN" });
    model.type("SECRET");
    session.forget();
    await until(() => expect(model.code).toBe(""));
    expect(model.entry).toEqual({ kind: "idle" });
  });
});

describe("the best of coupons", () => {
  const offered = (code: string, state: OfferedCoupon["state"], discount: number) =>
    ({ coupon: aCoupon({ code }), state, discount: paise(discount) }) as const;

  it("is the first that can be had and saves something", () => {
    expect(bestOf([])).toBeNull();
    expect(bestOf([offered("LOCKED", "locked", 900), offered("NOTHING", "unlocked", 0)])).toBeNull();
    expect(bestOf([offered("LOCKED", "locked", 900), offered("A", "unlocked", 1), offered("B", "unlocked", 2)])).toBe("A");
  });
});
