import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

export const fitbookPages: FeaturePages = {
  unlisted: ["/people", "/fitbookUserProfile", "/fitbookuserprofile"],
  personal: ["/people", "/fitbookuserprofile"],
};
