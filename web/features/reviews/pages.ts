import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const reviewsPages: FeaturePages = {
  personal: ["/shop/product/*/review"],
};
