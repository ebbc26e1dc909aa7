import { Tag } from "lucide-react";
import { couponLabel } from "#web/features/coupons/coupon-label.ts";
import { productPageWords } from "./product-page-words.ts";
import type { ProductCoupon } from "./product-data.ts";

/** The coupons that count this product; what each would save stands in the cart. */
export function ProductCoupons({ coupons }: { readonly coupons: readonly ProductCoupon[] }) {
  if (coupons.length === 0) return null;
  return (
    <ul className="offers" aria-label={productPageWords.coupons}>
      {coupons.map(({ code, minimum, label }) => (
        <li key={code}>
          <Tag className="icon turmeric" aria-hidden="true" />
          <span>
            <b>{code.toUpperCase()}</b> · {couponLabel(label)} <span className="muted">{productPageWords.couponFrom(minimum)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
