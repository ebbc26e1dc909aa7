import { rupees } from "#web/design/wording/amounts.ts";
import type { CouponLabel } from "#core/coupons/label.ts";

/** Exactly as pricing, Coupons 9 has it. */
export function couponLabel(label: CouponLabel): string {
  switch (label.kind) {
    case "flat":
      return `Flat ${rupees(label.amount)} OFF`;
    case "on-select":
      return `Discount of ${rupees(label.amount)} on select ${{ product: "product(s)", brand: "brand(s)", category: "category(ies)" }[label.of]}`;
    case "percentage":
      return `${label.percent}% OFF${label.cap === null ? "" : ` up to ${rupees(label.cap)}`}`;
  }
}
