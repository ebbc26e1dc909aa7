import type { CouponLabel } from "#core/coupons/label.ts";
import type { Facts } from "#web/design/phrase.ts";

/** Exactly as pricing, Coupons 9 has it. */
export const couponLabelPhrases = {
  flat: ({ amount }: Facts<"amount">) => `Flat ${amount} OFF`,
  onSelect: {
    product: ({ amount }: Facts<"amount">) => `Discount of ${amount} on select product(s)`,
    brand: ({ amount }: Facts<"amount">) => `Discount of ${amount} on select brand(s)`,
    category: ({ amount }: Facts<"amount">) => `Discount of ${amount} on select category(ies)`,
  } satisfies Record<Extract<CouponLabel, { readonly kind: "on-select" }>["of"], unknown>,
  percentage: ({ percent }: Facts<"percent">) => `${percent}% OFF`,
  percentageUpTo: ({ percent, cap }: Facts<"percent" | "cap">) => `${percent}% OFF up to ${cap}`,
};
