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

const LEANING_PAGES = ["/vatasummary", "/pittasummary", "/kaphasummary"];

export const trackersPages: FeaturePages = {
  listed: [
    "/wellness",
    "/wellness/physical",
    "/wellness/mind",
    "/wellness/mind/emotional/question",
    "/wellness/mind/occupational/question",
    "/wellness/mind/social/question",
  ],
  unlisted: ["/wellness/entries", ...TRACKER_PAGES, ...LEANING_PAGES],
  kept: ["/wellness", ...TRACKER_PAGES],
};
