import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const wishlistPages: FeaturePages = {
  unlisted: ["/shop/wishlist"],
  personal: ["/shop/wishlist"],
};
