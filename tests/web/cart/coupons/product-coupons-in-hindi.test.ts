import { expect, it } from "vitest";
import { productCouponPhrases } from "#web/features/cart/coupons/wording/hindi/product-coupons.ts";

it("a coupon's minimum in Hindi is what products are worth or more, as in English", () => {
  expect(productCouponPhrases.from({ minimum: "₹299" })).toBe("टैक्स से पहले ₹299 या ज़्यादा के प्रोडक्ट पर");
});
