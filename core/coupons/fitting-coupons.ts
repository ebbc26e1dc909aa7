import { hasEnded } from "./has-ended.ts";
import { matchedProduct, scopeOf, scopeTest } from "./scope.ts";
import type { Instant } from "../shared/instant.ts";
import type { Product } from "../catalogue/product.ts";
import type { PublicCoupon } from "./coupon.ts";

/** Coupons for anybody on the web that still hold and count this product, in the order in which they were given. What else they ask of a cart is not looked at. */
export function fittingCoupons(coupons: readonly PublicCoupon[], product: Product, at: Instant): readonly PublicCoupon[] {
  const matched = matchedProduct(product);
  return coupons.filter(
    (coupon) => coupon.isForWeb && coupon.audience === "public" && !hasEnded(coupon.end, at) && scopeTest(scopeOf(coupon))(matched),
  );
}
