import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { readCartText } from "#adapters/cart-file/cart-text.ts";
import { ListPublicCoupons } from "#core/coupons/list-public-coupons.use-case.ts";
import { priceCart } from "#core/pricing/price-cart.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { PortUnavailable } from "#core/shared/port-unavailable.ts";
import { instantAt } from "#core/shared/instant.ts";
import { paise } from "#core/shared/money.ts";
import { BillLoader } from "#web/features/cart/bill/bill-loader.ts";
import { billWords } from "#web/features/cart/bill/bill-words.ts";
import { couponWords } from "#web/features/cart/coupons/coupon-words.ts";
import { anyPricingRequest } from "#tests/arbitraries/any-pricing-request.ts";
import { composeMemory } from "#tests/composition.ts";
import { aCoupon, aProduct, coupons, shipping } from "#tests/fixtures.ts";
import { aWindow } from "#tests/web/a-window.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { BillModel } from "#web/features/cart/bill/bill-model.ts";
import type { Explained } from "#web/design/figures/explained.ts";

const now = Date.UTC(2026, 10, 20, 4, 30);
const tea = aProduct("Tulsi Tea", { id: "tea", gst: 5, offer: { price: paise(12_000), stock: 6 } });
const oil = aProduct("Brahmi Oil", { id: "oil", gst: 12, offer: { price: paise(42_000), stock: 10 } });

const stops: (() => void)[] = [];

/** A visitor's cart and its bill over this browser's storage and a shop of these goods. */
async function aVisit(goods: Partial<Memory> = {}, listCoupons?: ListPublicCoupons) {
  const shop = composeMemory({ products: [tea, oil], ...goods });
  shop.rebind(Clock).toConstantValue(() => now);
  if (listCoupons !== undefined) shop.rebind(ListPublicCoupons).toConstantValue(listCoupons);
  const { cart, billLoader } = aWindow(shop);
  stops.push(cart.begin());
  await billLoader.open();
  if (billLoader.bill === null) throw new TypeError("the rules did not come");
  return { cart, billLoader, bill: billLoader.bill };
}

const priced = ({ state }: BillModel) => {
  if (state.kind !== "priced") throw new TypeError(`there is no bill: ${state.kind}`);
  return state;
};
const inPaise = (figure: string): number =>
  ["None", "Free", "nothing"].includes(figure) ? 0 : Math.round(Number(figure.replace(/[₹,]/g, "").replace("−", "-")) * 100);
const partsAndSum = ({ rows }: Explained) => ({
  parts: rows.filter(({ kind }) => kind === "part").map(({ figure }) => inPaise(figure)),
  sum: inPaise(rows.findLast(({ kind }) => kind === "sum")?.figure ?? ""),
});
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe("a visitor's bill", () => {
  it("has core's figures, and no coupon in it", async () => {
    const { cart, bill } = await aVisit();
    cart.add(tea);
    cart.add(oil);
    await bill.ask();
    const offered = coupons.filter(({ audience, isForWeb }) => audience === "public" && isForWeb);
    const request = { lines: cart.lines, coupons: offered, choice: { kind: "none" }, shipping, at: instantAt(now) } as const;
    expect(priced(bill).bill).toEqual(priceCart(request));
    expect(priced(bill).bill.applied).toBeNull();
    expect(priced(bill).bill.coupons.length).toBeGreaterThan(0);
  });

  it("follows the cart", async () => {
    const { cart, bill } = await aVisit();
    cart.add(tea);
    await bill.ask();
    expect(priced(bill).bill.subtotal).toBe(12_000);
    cart.setQuantity("tea", 4);
    expect(priced(bill).bill.subtotal).toBe(48_000);
    cart.remove("tea");
    expect(priced(bill).bill.total).toBe(0);
  });

  it("waits, then says that the shop does not answer, and comes when it does [er-silent-coupon-list]", async () => {
    const answers: readonly (() => Promise<readonly []>)[] = [
      () => Promise.reject(new PortUnavailable("the shop", null)),
      () => Promise.reject(new PortUnavailable("the shop", null)),
      async () => [],
    ];
    let asked = 0;
    const { bill } = await aVisit({}, () => answers[asked++]?.() ?? Promise.resolve([]));
    expect(bill.state).toEqual({ kind: "unavailable" });
    const again = bill.ask();
    expect(bill.state).toEqual({ kind: "asking" });
    await again;
    expect(bill.state).toEqual({ kind: "unavailable" });
    await bill.ask();
    expect(bill.state.kind).toBe("priced");
  });

  it("takes the later of two answers", async () => {
    const requested: ((coupons: readonly []) => void)[] = [(answer) => answer];
    let calls = 0;
    const { bill } = await aVisit({}, () => (calls++ === 0 ? Promise.resolve([]) : new Promise((answer) => requested.push(answer))));
    const [first, second] = [bill.ask(), bill.ask()];
    requested[2]?.([]);
    await second;
    const terms = bill.terms;
    requested[1]?.([]);
    await first;
    expect(bill.terms).toBe(terms);
  });

  it("says so where a cart costs more than a bill can tell", async () => {
    const dear = aProduct("Gold", { id: "gold", offer: { price: paise(999_999_999_999), stock: 9 } });
    const { cart, bill } = await aVisit({ products: [dear] });
    cart.add(dear);
    cart.add(dear);
    await bill.ask();
    expect(bill.state).toEqual({ kind: "beyond-limits" });
  });

  it("knows the step that makes delivery free with what is in the cart", async () => {
    const { cart, bill } = await aVisit({ products: [tea] });
    cart.add(tea);
    await bill.ask();
    await expect.poll(() => bill.steps?.freeShipping?.step).toMatchObject({ product: { id: "tea" }, line: 0, pieces: 4 });
    const step = bill.steps?.freeShipping?.step;
    cart.setQuantity("tea", 1 + (step?.pieces ?? 0));
    expect(priced(bill).bill.shipping.charge).toBe(0);
  });

  it("knows the step that makes delivery free with a product that is not in the cart, where that costs least", async () => {
    const { cart, bill } = await aVisit();
    cart.add(tea);
    await expect.poll(() => bill.steps?.freeShipping?.step).toMatchObject({ product: { id: "oil" }, line: null, pieces: 1 });
  });

  it("is opened by a loader that loads the rules once, and tries again where they did not come", async () => {
    const { billLoader: opened } = await aVisit();
    let tries = 0;
    const billLoader = new BillLoader(async () => {
      tries += 1;
      if (tries === 1 || opened.opened === null) throw new TypeError("Failed to fetch dynamically imported module");
      return opened.opened;
    });
    await billLoader.open();
    expect([billLoader.bill, billLoader.isUnavailable]).toEqual([null, true]);
    await billLoader.open();
    await billLoader.open();
    expect([billLoader.bill, billLoader.isUnavailable, tries]).toEqual([opened.bill, false, 2]);
  });
});

describe("a bill copied for support", () => {
  it("is read by the cart check as the very same bill, with its moment and no coupon", async () => {
    const { cart, bill } = await aVisit();
    cart.add(tea);
    cart.add(oil);
    const file = await bill.copyForSupport();
    expect(JSON.parse(file ?? "")).toMatchObject({ at: "2026-11-20T10:00:00+05:30", coupon_code: null });
    const read = readCartText(file ?? "", instantAt(0));
    if (read.kind === "refused") throw new TypeError(JSON.stringify(read.refusal));
    const { explanation: _, lines: shown, ...figures } = priced(bill).bill;
    const { explanation: _1, lines: found, ...again } = priceCart(read.value);
    expect([again.subtotal, again.weight, again.discount, again.shipping, again.total]).toEqual([
      figures.subtotal,
      figures.weight,
      figures.discount,
      figures.shipping,
      figures.total,
    ]);
    expect(again.coupons.map(({ coupon, state, discount, hint }) => [coupon.code, state, discount, hint])).toEqual(
      figures.coupons.map(({ coupon, state, discount, hint }) => [coupon.code, state, discount, hint]),
    );
    expect(found.map(({ amount, quantity }) => [amount, quantity])).toEqual(shown.map(({ amount, quantity }) => [amount, quantity]));
  });

  it("is brought up to today first", async () => {
    const goods = [tea];
    const { cart, bill } = await aVisit({ products: goods });
    cart.add(tea);
    goods[0] = { ...tea, offer: { price: paise(50_000), stock: 6 } };
    const file = JSON.parse((await bill.copyForSupport()) ?? "");
    expect(file.cart[0].product.seller_list[0].selling_price).toBe(500);
    expect(priced(bill).bill.subtotal).toBe(50_000);
  });

  it("is none where there is no bill", async () => {
    const { bill } = await aVisit({}, async () => {
      throw new PortUnavailable("the shop", null);
    });
    expect(await bill.copyForSupport()).toBeNull();
  });
});

describe("an explanation of a bill", () => {
  it("adds up to its figure: the subtotal from its lines, the total from the figures above it", () => {
    fc.assert(
      fc.property(anyPricingRequest(), (request) => {
        const figures = billWords.figures(priceCart(request));
        const [subtotal, , , , whole] = figures;
        for (const shown of [subtotal, whole]) {
          const { parts, sum } = partsAndSum(shown?.explained ?? { sentences: [], rows: [] });
          expect([total(parts), sum]).toEqual([sum, inPaise(shown?.figure ?? "")]);
        }
      }),
    );
  });

  it("of a coupon adds up to its value before tax, or says that only the reading is rounded", () => {
    fc.assert(
      fc.property(anyPricingRequest(), (request) => {
        const bill = priceCart(request);
        bill.coupons.forEach((offered, place) => {
          const facts = bill.explanation.coupons[place];
          if (facts === undefined) throw new TypeError("every coupon has its facts");
          const { rows, sentences } = couponWords.explained(offered, facts, bill);
          const counted = rows.slice(0, bill.lines.length).map(({ figure }) => (figure === "not counted" ? 0 : inPaise(figure)));
          const whole = inPaise(rows[bill.lines.length]?.figure ?? "");
          const isNoted = sentences.some((sentence) => sentence.startsWith("The sum is exact"));
          expect(total(counted) === whole).toBe(!isNoted);
          expect(Math.abs(total(counted) - whole)).toBeLessThanOrEqual(bill.lines.length);
          expect(inPaise(rows.at(-1)?.figure ?? "")).toBe(offered.discount);
        });
      }),
    );
  });

  it("of the shipping says weight, rule and how far the cart is", async () => {
    const { cart, bill } = await aVisit();
    cart.add(tea);
    await bill.ask();
    const shown = billWords.figures(priced(bill).bill)[2]?.explained;
    expect(shown?.sentences).toEqual(["Your cart weighs 0.12 kg, within 2.25 kg. So delivery is ₹49, free from ₹499."]);
    expect(shown?.rows.map(({ label, figure }) => `${label} ${figure}`)).toEqual([
      "Tulsi Tea: 1 × 120 g 120 g",
      "The cart weighs 0.12 kg",
      "You are at ₹120.00",
      "Still needed for free delivery ₹379.00",
      "Shipping ₹49.00",
    ]);
  });

  it("of the rounding says what was rounded up", () => {
    const odd = aProduct("Balm", { offer: { price: paise(9_949), stock: 3 } });
    const bill = priceCart({
      lines: [{ product: odd, quantity: 1 }],
      coupons: [],
      choice: { kind: "none" },
      shipping: { basic: null, weightExceed: null },
      at: instantAt(now),
    });
    expect(billWords.figures(bill)[3]).toMatchObject({
      figure: "₹0.51",
      explained: { sentences: ["₹99.49 is rounded up to the whole rupee."] },
    });
  });
});

describe("a coupon's explanation", () => {
  const explained = (given: Parameters<typeof aCoupon>[0], quantity = 2, other: Partial<PricingRequest> = {}) => {
    const bill = priceCart({
      lines: [
        { product: tea, quantity },
        { product: oil, quantity: 1 },
      ],
      coupons: [aCoupon(given)],
      choice: { kind: "none" },
      shipping,
      at: instantAt(now),
      ...other,
    });
    const [offered, facts] = [bill.coupons[0], bill.explanation.coupons[0]];
    if (offered === undefined || facts === undefined) throw new TypeError("the coupon is offered");
    const { sentences, rows } = couponWords.explained(offered, facts, bill);
    return [...sentences, ...rows.map(({ label, figure }) => `${label} | ${figure}`)];
  };

  it("tells each line's value before tax, the percentage and its rounding", () => {
    expect(explained({ promise: { kind: "percentage", percent: 10, cap: paise(25_000) } })).toEqual([
      "Every product counts.",
      "Tulsi Tea: 2 × ₹120 less 5% GST | ₹228.57",
      "Brahmi Oil: 1 × ₹420 less 12% GST | ₹375.00",
      "Value before tax | ₹603.57",
      "10% of ₹603.57, rounded down | ₹60.35",
      "Within the cap of ₹250, so you would save | ₹60.35",
    ]);
  });

  it("says that nothing is saved where the cart is dearer with it, applied or not", () => {
    const [off, free] = [
      { promise: { kind: "rupee", amount: paise(5_000) } },
      { basic: { minimumOrder: paise(49_900), charge: paise(6_000) } },
    ] as const;
    for (const choice of [{ kind: "none" }, { kind: "typed", code: "OFF50" }] as const) {
      const said = explained({ code: "OFF50", ...off }, 1, { choice, shipping: { ...free, weightExceed: null } });
      expect(said).toContain("Delivery costs more with this coupon than it takes off: you pay ₹10 more in all.");
      expect(said.at(-1)).toBe("So it takes off | ₹50.00");
      const capped = { code: "OFF50", promise: { kind: "percentage", percent: 10, cap: paise(10_000) } } as const;
      expect(explained(capped, 1, { choice, shipping: { ...free, weightExceed: null } }).at(-1)).toMatch(
        /^Within the cap of ₹100, so it takes off/,
      );
    }
  });

  it("tells which lines are not counted and why, and which pieces are left out", () => {
    expect(explained({ maximumLines: 1, maximumPieces: 1, promise: { kind: "rupee", amount: paise(5_000) } })).toEqual([
      "Any product can count, but only the cheapest one in your cart does.",
      "It counts at most 1 of each product.",
      "Tulsi Tea: 1 × ₹120 less 5% GST, 1 more not counted | ₹114.29",
      "Brahmi Oil: cheaper products come first | not counted",
      "Value before tax | ₹114.29",
      "It promises | ₹50.00",
      "So you would save | ₹50.00",
    ]);
    expect(explained({ products: ["oil"] })).toContain("Tulsi Tea: not covered by this coupon | not counted");
    expect(explained({ brands: ["Aranya", "Dhatri"] })[0]).toBe("Only products of Aranya, Dhatri count.");
    expect(explained({ brands: ["Aranya", "Dhatri"], maximumLines: 2 }).slice(0, 2)).toEqual([
      "Only products of Aranya, Dhatri count.",
      "Of these it counts at most 2, the cheapest.",
    ]);
    expect(explained({ categories: ["Ayurveda"] })[0]).toBe("Only products in Ayurveda count.");
  });

  it("tells the minimum and what is missing of a locked one", () => {
    expect(explained({ minimum: paise(100_000) }).slice(-3)).toEqual([
      "It needs, before tax | ₹1,000.00",
      "Still missing, before tax | ₹396.43",
      "It is locked, so you save | nothing",
    ]);
  });

  it("tells the limit that bit", () => {
    expect(explained({ promise: { kind: "percentage", percent: 50, cap: paise(10_000) } }).slice(-2)).toEqual([
      "At most its cap | ₹100.00",
      "So you would save | ₹100.00",
    ]);
    expect(explained({ promise: { kind: "rupee", amount: paise(900_000) } })).toContain(
      "At most the value before tax, rounded down | ₹603.57",
    );
    expect(explained({ promise: { kind: "percentage", percent: 200, cap: null } })).toContain("At most the subtotal | ₹660.00");
  });

  it("tells the last day of one that has ended", () => {
    expect(explained({ end: { kind: "day", nextBegins: { seconds: Date.UTC(2026, 9, 31, 18, 30) / 1000, decimals: "" } } })).toEqual(
      expect.arrayContaining(["Its last day was 31 Oct 2026.", "It has ended, so you save | nothing"]),
    );
  });
});
