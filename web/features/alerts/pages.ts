import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const alertsPages: FeaturePages = {
  unlisted: ["/alerts"],
  personal: ["/alerts"],
};
