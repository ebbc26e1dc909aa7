import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const plansPages: FeaturePages = {
  unlisted: ["/my-plans"],
  personal: ["/my-plans"],
};
