import type { productCouponPhrases as english } from "#web/features/cart/coupons/wording/product-coupons.ts";

export const productCouponPhrases: typeof english = {
  heading: "इस प्रोडक्ट के कूपन",
  from: ({ minimum }) => `टैक्स से पहले ${minimum} या ज़्यादा के प्रोडक्ट पर`,
};
