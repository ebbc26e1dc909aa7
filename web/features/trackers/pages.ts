import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

const TRACKER_PAGES = [
  "/watertracker",
  "/sleeptracker",
  "/exercisetracker",
  "/addexercise",
  "/mealtracker",
  "/addmeal",
  "/bmiandfattracker",
  "/prakrititracker",
  "/stresstracker",
];

export const trackersPages: FeaturePages = {
  unlisted: TRACKER_PAGES,
  kept: TRACKER_PAGES,
};
