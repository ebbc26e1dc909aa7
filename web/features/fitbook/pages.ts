import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

const CHALLENGES = [
  "/fitbookchallenges",
  "/fitbookchallengedetails",
  "/challengeleaderboard",
  "/createchallenges",
  "/editfitbookchallenge",
];

export const fitbookPages: FeaturePages = {
  unlisted: ["/fitbook", "/people", "/fitbookUserProfile", "/fitbookuserprofile", ...CHALLENGES],
  personal: ["/fitbook", "/fitbookpost", "/people", "/fitbookuserprofile", ...CHALLENGES],
};
