import Tag from "lucide-react/icons/tag";
import { couponLabel } from "./coupon-label.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { productCouponPhrases as says } from "./wording/product-coupons.ts";
import type { ProductCoupon } from "#web/platform/slots/product-page-slots.ts";

/** The coupons that count this product; what each would save stands in the cart. */
export function ProductCoupons({ coupons }: { readonly coupons: readonly ProductCoupon[] }) {
  if (coupons.length === 0) return null;
  return (
    <ul className="offers" aria-label={says.heading}>
      {coupons.map(({ code, minimum, label }) => (
        <li key={code}>
          <Tag className="icon turmeric" aria-hidden="true" />
          <span>
            <b>{code.toUpperCase()}</b> · {couponLabel(label)}{" "}
            <span className="muted">{minimum === 0 ? "" : says.from({ minimum: rupees(minimum) })}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
