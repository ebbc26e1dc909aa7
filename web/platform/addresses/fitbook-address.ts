import { viewAsText } from "#core/fitbook/posts/view-as.ts";
import type { ViewAs } from "#core/fitbook/posts/view-as.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { GroupId } from "#core/fitbook/group.ts";
import type { PostId } from "#core/fitbook/post-id.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Where Fitbook's pages are. Source: specification/fitbook.md, Addresses. */
export const fitbookAddress = {
  feed: "/fitbook",
  /** The feed, with the way to share one's own result there. */
  share: (id: ChallengeId): string => `/fitbook?id=${encodeURIComponent(id)}`,
  post: (id: PostId): string => `/fitbookPost?id=${encodeURIComponent(id)}`,
  people: "/people",
  own: "/fitbookUserProfile",
  /** One's own profile as others get it. */
  viewAs: (as: ViewAs): string => `/fitbookUserProfile?view_as=${encodeURIComponent(viewAsText(as))}`,
  person: (id: CustomerId): string => `/fitbookuserprofile/${encodeURIComponent(id)}`,
  challenges: "/fitbookchallenges",
  makeChallenge: "/createchallenges",
  /** For the members of a group. */
  makeChallengeIn: (id: GroupId): string => `/createchallenges?group=${encodeURIComponent(id)}`,
  challenge: (id: ChallengeId): string => `/fitbookchallengedetails/${encodeURIComponent(id)}`,
  board: (id: ChallengeId): string => `/challengeleaderboard/${encodeURIComponent(id)}`,
  editChallenge: (id: ChallengeId): string => `/editfitbookchallenge/${encodeURIComponent(id)}`,
  badges: "/winbadge",
  reports: "/fitbookreports",
  inviteToChallenge: (id: ChallengeId): string => `/invitefriendforchallenge/${encodeURIComponent(id)}`,
  /** A new one with the settings of that. */
  challengeLike: (id: ChallengeId): string => `/createchallenges/${encodeURIComponent(id)}`,
  groups: "/fitbookgroups",
  makeGroup: "/createfitbookgroup",
  group: (id: GroupId): string => `/fitbookgroups/${encodeURIComponent(id)}`,
  joinGroup: (id: GroupId): string => `/joingroup/${encodeURIComponent(id)}`,
  editGroup: (id: GroupId): string => `/editfitbookgroup/${encodeURIComponent(id)}`,
  groupMembers: (id: GroupId): string => `/fitbookgroupmembers/${encodeURIComponent(id)}`,
  groupRequests: (id: GroupId): string => `/grouprequestedmembers/${encodeURIComponent(id)}`,
  /** A new one with the settings of that. */
  groupLike: (id: GroupId): string => `/createfitbookgroup/${encodeURIComponent(id)}`,
} as const;
