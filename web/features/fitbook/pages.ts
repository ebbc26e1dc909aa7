import type { FeaturePages } from "#web/platform/page/feature-pages.ts";

const CHALLENGES = [
  "/fitbookchallenges",
  "/fitbookchallengedetails",
  "/challengeleaderboard",
  "/createchallenges",
  "/editfitbookchallenge",
  "/invitefriendforchallenge",
  "/winbadge",
];

const GROUPS = [
  "/fitbookgroups",
  "/createfitbookgroup",
  "/editfitbookgroup",
  "/joingroup",
  "/fitbookgroupmembers",
  "/grouprequestedmembers",
];

export const fitbookPages: FeaturePages = {
  unlisted: ["/fitbook", "/people", "/fitbookUserProfile", "/fitbookuserprofile", "/fitbookreports", ...CHALLENGES, ...GROUPS],
  personal: ["/fitbook", "/fitbookpost", "/people", "/fitbookuserprofile", "/fitbookreports", ...CHALLENGES, ...GROUPS],
};
