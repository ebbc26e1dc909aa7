import { describe, expect, it } from "vitest";
import { demoFiles } from "#adapters/composition/demo-files.ts";
import { DEMO_DAY, demoGoods as products } from "#tests/builders/demo-goods.ts";
import { day as dayOf } from "#core/shared/day.ts";
import { instantAt } from "#core/shared/instant.ts";
import { priceCart } from "#core/pricing/price-cart.ts";
import type { Day } from "#core/shared/day.ts";
import type { ProductDetails } from "#core/catalogue/product.ts";
import type { CouponChoice } from "#core/pricing/pricing-request.ts";

const couponsOn = (today: Day) => demoFiles(today).coupons();
const { values, faults } = couponsOn(DEMO_DAY);
const coupons = values.map(({ coupon }) => coupon);

const buyable = (holds: (product: ProductDetails) => boolean) =>
  products.filter((product) => product.status === "active" && (product.offer?.stock ?? 0) > 3 && holds(product));

const priced = (bought: readonly ProductDetails[], choice: CouponChoice = { kind: "automatic" }) =>
  priceCart({
    lines: bought.map((product) => ({ product, quantity: Math.max(1, product.minimumQuantity) })),
    coupons,
    choice,
    shipping: { basic: null, weightExceed: null },
    at: instantAt(Date.parse(`${DEMO_DAY}T10:00:00+05:30`)),
  });

const small = priced(buyable(({ categories }) => categories.includes("Accessories")).slice(0, 1));
const large = priced([
  ...buyable(({ categories }) => categories.includes("Healthy Food")).slice(0, 3),
  ...buyable(({ brand }) => brand === "Aranya Roots").slice(0, 4),
  ...buyable(({ form }) => form === "tea-box").slice(0, 3),
]);
const offered = [...small.coupons, ...large.coupons];

describe("the demo's coupons", () => {
  it("are twelve, read without a fault", () => {
    expect(faults).toEqual([]);
    expect(coupons.length).toBe(12);
    expect(new Set(coupons.map(({ code }) => code)).size).toBe(12);
    for (const { code, terms } of coupons) {
      expect(code).toMatch(/^[A-Z0-9]{1,10}$/);
      expect(terms?.english).toMatch(/^[^<>&]+\.$/);
      expect(terms?.hindi).toMatch(/^[^<>&]+।$/);
    }
  });

  it("show every state: locked, unlocked, applied, expired", () => {
    expect(new Set(offered.map(({ state }) => state))).toEqual(new Set(["locked", "unlocked", "applied", "expired"]));
  });

  it("show every kind of label", () => {
    const labels = offered.map(({ label }) =>
      label.kind === "on-select"
        ? `${label.kind} ${label.of}`
        : label.kind === "percentage"
          ? `${label.kind} ${label.cap === null}`
          : label.kind,
    );
    expect(new Set(labels)).toEqual(
      new Set(["flat", "on-select product", "on-select brand", "on-select category", "percentage true", "percentage false"]),
    );
  });

  it("show every kind of hint", () => {
    expect(new Set(offered.flatMap(({ hint }) => (hint === null ? [] : [hint.kind])))).toEqual(
      new Set(["only-so-many-products", "add-products-of", "add-products"]),
    );
  });

  it("hold one that is private, one that is not for the web, one with a charge for delivery, and every limit", () => {
    expect(coupons.filter(({ audience }) => audience === "private").length).toBe(1);
    expect(coupons.filter(({ isForWeb }) => !isForWeb).length).toBe(1);
    expect(coupons.some(({ priorityShipping }) => priorityShipping > 0)).toBe(true);
    expect(coupons.some(({ maximumLines }) => maximumLines !== null)).toBe(true);
    expect(coupons.some(({ maximumPieces }) => maximumPieces !== null)).toBe(true);
    expect(coupons.some(({ end }) => end === null)).toBe(true);
  });

  it("name brands, categories and products that the shop has", () => {
    for (const coupon of coupons) {
      expect(coupon.brands.filter((brand) => !products.some((product) => product.brand === brand))).toEqual([]);
      expect(coupon.categories.filter((category) => !products.some(({ categories }) => categories.includes(category)))).toEqual([]);
      expect(coupon.products.filter((id) => !products.some((product) => product.id === id && product.status === "active"))).toEqual([]);
    }
  });

  it("give the private one's discount to whoever types it", () => {
    const bought = buyable(({ categories }) => categories.includes("Ayurveda")).slice(0, 8);
    expect(priced(bought, { kind: "typed", code: "namaste200" }).applied).toEqual({ code: "NAMASTE200", discount: 20_000 });
  });

  it.each(["2026-11-20", "2028-02-29", "2031-12-31"])("never go stale: seen on %s exactly one has ended", (day) => {
    const { values } = couponsOn(dayOf(day));
    const noon = Date.parse(`${day}T12:00:00+05:30`) / 1000;
    const ended = values.filter(
      ({ coupon: { end } }) => end !== null && (end.kind === "day" ? end.nextBegins.seconds <= noon : end.last.seconds < noon),
    );
    expect(ended.map(({ coupon }) => coupon.code)).toEqual(["FESTIVE15"]);
  });
});
