import { hasEnded } from "./has-ended.ts";
import { matchedProduct, scopeOf, scopeTest } from "./scope.ts";
import type { Instant } from "../shared/instant.ts";
import type { Product } from "../catalogue/product.ts";
import type { PublicCoupon } from "./coupon.ts";

/**
 * The public coupons for the web that have not ended and count this product, in the order in which they were given. Their other conditions,
 * on the cart, are not checked.
 */
export function fittingCoupons(coupons: readonly PublicCoupon[], product: Product, at: Instant): readonly PublicCoupon[] {
  const matched = matchedProduct(product);
  return coupons.filter(
    (coupon) => coupon.isForWeb && coupon.audience === "public" && !hasEnded(coupon.end, at) && scopeTest(scopeOf(coupon))(matched),
  );
}
