import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const notificationsPages: FeaturePages = {
  unlisted: ["/notification"],
  personal: ["/notification"],
};
