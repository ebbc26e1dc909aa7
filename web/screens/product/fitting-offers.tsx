import { Tag } from "lucide-react";
import { labelOf } from "#core/coupons/label.ts";
import { scopeOf } from "#core/coupons/scope.ts";
import { couponLabel } from "#web/wording/coupon-label.ts";
import { productWords } from "#web/wording/product.ts";
import type { PublicCoupon } from "#core/coupons/coupon.ts";

/** The coupons that count this product; what each would save stands in the cart. */
export function FittingOffers({ coupons }: { readonly coupons: readonly PublicCoupon[] }) {
  if (coupons.length === 0) return null;
  return (
    <ul className="offers" aria-label={productWords.coupons}>
      {coupons.map((coupon) => (
        <li key={coupon.code}>
          <Tag className="i" aria-hidden="true" />
          <span>
            <b>{coupon.code.toUpperCase()}</b> · {couponLabel(labelOf(coupon.promise, scopeOf(coupon).kind))}{" "}
            <span className="mute">{productWords.couponFrom(coupon.minimum)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
