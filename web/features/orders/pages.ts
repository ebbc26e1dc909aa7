import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const ordersPages: FeaturePages = {
  unlisted: ["/shop/checkout", "/shop/orders"],
  personal: ["/payment", "/sandbox", "/shop/orders", "/shop/thankyou", "/shop/checkout"],
};
