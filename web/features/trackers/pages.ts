import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const trackersPages: FeaturePages = {
  unlisted: ["/watertracker", "/sleeptracker", "/exercisetracker", "/addexercise"],
  kept: ["/watertracker", "/sleeptracker", "/exercisetracker", "/addexercise"],
};
