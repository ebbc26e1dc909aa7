import type { CartLine } from "#core/cart/cart-line.ts";
import type { Product } from "#core/catalogue/product.ts";
import type { Coupon } from "#core/coupons/coupon.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";

/**
 * The same figures in rupees as floats, as one would write them in an afternoon: no facts, and now and then a paisa off. The yardstick of
 * the pricing benchmark.
 */
export function naiveBill({ lines, coupons, shipping, at }: PricingRequest) {
  const remaining = lines.filter(({ product }) => product.status === "active" && product.offer !== null && product.offer.stock > 0);
  const subtotal = remaining.reduce((sum, line) => sum + price(line) * line.quantity, 0);
  const weight = Math.round(remaining.reduce((sum, { product, quantity }) => sum + product.weight * quantity, 0) / 10) / 100;
  const offered = coupons
    .filter((coupon) => coupon.isForWeb && coupon.audience === "public")
    .map((coupon) => {
      const selected = remaining
        .filter(({ product }) => isEligible(coupon, product))
        .sort((a, b) => price(a) - price(b))
        .slice(0, coupon.maximumLines ?? undefined);
      const value = selected.reduce(
        (sum, line) => sum + (price(line) * Math.min(line.quantity, coupon.maximumPieces ?? Infinity) * 100) / (100 + line.product.gst),
        0,
      );
      const expired =
        coupon.end !== null &&
        (coupon.end.kind === "instant" ? at.seconds > coupon.end.last.seconds : at.seconds >= coupon.end.nextBegins.seconds);
      const locked = selected.length === 0 || value < coupon.minimum / 100;
      return {
        code: coupon.code,
        state: expired ? "expired" : locked ? "locked" : "unlocked",
        value,
        discount: expired || locked ? 0 : discount(coupon, value, subtotal),
      };
    })
    .sort((a, b) => rank(a.state) - rank(b.state) || b.discount - a.discount || (a.code < b.code ? -1 : 1));
  const applied = offered.find((coupon) => coupon.state === "unlocked" && coupon.discount > 0);
  const afterCoupon = subtotal - (applied?.discount ?? 0);
  const rule =
    shipping.weightExceed === null || shipping.weightExceed.above === 0 || shipping.weightExceed.above >= weight
      ? shipping.basic
      : shipping.weightExceed;
  const charge = rule === null || afterCoupon >= rule.minimumOrder / 100 ? 0 : rule.charge / 100;
  return {
    lines: remaining.map((line) => ({ ...line, amount: price(line) * line.quantity })),
    subtotal,
    weight,
    coupons: offered,
    applied,
    charge,
    total: Math.ceil(afterCoupon + charge),
  };
}

const price = ({ product }: CartLine): number => (product.offer?.price ?? 0) / 100;
const rank = (state: string): number => ["unlocked", "locked", "expired"].indexOf(state);
const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function isEligible(coupon: Coupon, { id, brand, categories }: Product): boolean {
  if (coupon.products.length > 0) return coupon.products.includes(id);
  if (coupon.brands.length > 0) return coupon.brands.some((name) => brand !== null && same(name, brand));
  if (coupon.categories.length > 0) return coupon.categories.some((name) => categories.some((category) => same(name, category)));
  return true;
}

function discount({ promise }: Coupon, value: number, subtotal: number): number {
  if (promise.kind === "rupee") return Math.min(promise.amount / 100, value, subtotal);
  const share = Math.floor(value * promise.percent) / 100;
  return Math.min(promise.cap === null ? share : Math.min(share, promise.cap / 100), subtotal);
}
