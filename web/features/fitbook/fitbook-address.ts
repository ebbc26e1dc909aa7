import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { PostId } from "#core/fitbook/posts/post-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Where Fitbook's pages are. Source: specification/fitbook.md, Addresses. */
export const fitbookAddress = {
  feed: "/fitbook",
  post: (id: PostId): string => `/fitbookPost?id=${encodeURIComponent(id)}`,
  people: "/people",
  own: "/fitbookUserProfile",
  person: (id: CustomerId): string => `/fitbookuserprofile/${encodeURIComponent(id)}`,
  challenges: "/fitbookchallenges",
  makeChallenge: "/createchallenges",
  challenge: (id: ChallengeId): string => `/fitbookchallengedetails/${encodeURIComponent(id)}`,
  board: (id: ChallengeId): string => `/challengeleaderboard/${encodeURIComponent(id)}`,
  editChallenge: (id: ChallengeId): string => `/editfitbookchallenge/${encodeURIComponent(id)}`,
  /** A new one with the settings of that. */
  challengeLike: (id: ChallengeId): string => `/createchallenges/${encodeURIComponent(id)}`,
} as const;
