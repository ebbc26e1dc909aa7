import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const carePages: FeaturePages = {
  listed: ["/brand/clinic", "/ayush-hospital", "/health-plans"],
};
