import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const landingPages: FeaturePages = {
  listed: ["/landing"],
};
