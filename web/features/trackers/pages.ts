import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const trackersPages: FeaturePages = {
  unlisted: ["/watertracker"],
  kept: ["/watertracker"],
};
