import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

const CHALLENGES = [
  "/fitbookchallenges",
  "/fitbookchallengedetails",
  "/challengeleaderboard",
  "/createchallenges",
  "/editfitbookchallenge",
];

export const fitbookPages: FeaturePages = {
  unlisted: ["/people", "/fitbookUserProfile", "/fitbookuserprofile", ...CHALLENGES],
  personal: ["/people", "/fitbookuserprofile", ...CHALLENGES],
};
