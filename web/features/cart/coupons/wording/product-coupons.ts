import type { Facts } from "#web/design/phrase.ts";

/** What is said of the coupons that count a product. */
export const productCouponPhrases = {
  heading: "Coupons for this product",
  from: ({ minimum }: Facts<"minimum">) => `on products worth ${minimum} or more before tax`,
};
