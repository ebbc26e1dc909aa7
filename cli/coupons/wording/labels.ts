import { decimalText } from "#cli/printing/decimal-text.ts";
import { flatText } from "#cli/printing/flat-text.ts";
import { rupees } from "#cli/wording/rupees.ts";
import type { CouponHint } from "#core/coupons/hint.ts";
import type { CouponLabel } from "#core/coupons/label.ts";

/** What a coupon promises. Source: specification/coupons.md, Label. */
export function couponLabel(label: CouponLabel): string {
  switch (label.kind) {
    case "flat":
      return flatText("Flat ", rupees(label.amount), " OFF");
    case "on-select":
      return flatText("Discount of ", rupees(label.amount), " on select ", SELECTED[label.of]);
    case "percentage":
      return label.cap === null
        ? `${decimalText(label.percent)}% OFF`
        : flatText(decimalText(label.percent), "% OFF up to ", rupees(label.cap));
  }
}

const SELECTED = { product: "product(s)", brand: "brand(s)", category: "category(ies)" } as const;

/** How to unlock a coupon. Source: specification/coupons.md, Hint of a locked coupon. */
export function couponHint(hint: CouponHint): string {
  switch (hint.kind) {
    case "only-so-many-products":
      return flatText("Coupon can be used with only ", decimalText(hint.products), " product(s) of value ", rupees(hint.minimum));
    case "add-products-of":
      return flatText("Add products of ", hint.names.join(", "), " worth ", rupees(hint.missing), " more to unlock");
    case "add-products":
      return flatText("Add products worth ", rupees(hint.missing), " more to unlock");
  }
}
