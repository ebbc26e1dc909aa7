import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const couponsPages: FeaturePages = {
  cacheable: ["/shopCoupon/getAllCouponWebAndAppWithoutToken"],
};
