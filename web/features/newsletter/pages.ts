import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const newsletterPages: FeaturePages = {
  personal: ["/newsletter"],
};
