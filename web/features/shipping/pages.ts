import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const shippingPages: FeaturePages = {
  cacheable: ["/shop/shippingCharges/user/getShippingCharges"],
};
