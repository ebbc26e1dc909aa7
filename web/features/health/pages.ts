import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const healthPages: FeaturePages = {
  listed: ["/profile1", "/profile2", "/profile3", "/prakrititest"],
};
