import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const sitePages: FeaturePages = {
  listed: ["/"],
  unlisted: ["/api/", "/language/"],
  personal: ["/language"],
  cacheable: ["/shop/menu/list"],
};
