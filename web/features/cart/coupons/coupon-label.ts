import { rupees } from "#web/design/figures/amounts.ts";
import { couponLabelPhrases as says } from "./wording/coupon-label.ts";
import type { CouponLabel } from "#core/coupons/label.ts";

/** What a coupon is called by what it promises. */
export function couponLabel(label: CouponLabel): string {
  switch (label.kind) {
    case "flat":
      return says.flat({ amount: rupees(label.amount) });
    case "on-select":
      return says.onSelect[label.of]({ amount: rupees(label.amount) });
    case "percentage": {
      const percent = String(label.percent);
      return label.cap === null ? says.percentage({ percent }) : says.percentageUpTo({ percent, cap: rupees(label.cap) });
    }
  }
}
