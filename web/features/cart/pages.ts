import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const cartPages: FeaturePages = {
  kept: ["/shop/cart"],
  cacheable: ["/shopCoupon/getAllCouponWebAndAppWithoutToken"],
};
