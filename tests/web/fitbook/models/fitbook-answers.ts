import { challengeId } from "#core/fitbook/challenge.ts";
import { answeredChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import { groupId } from "#core/fitbook/group.ts";
import { answeredGroup } from "#core/fitbook/groups/visible-group.ts";
import { answeredPerson } from "#core/fitbook/profiles/visible-person.ts";
import { postId } from "#core/fitbook/post-id.ts";
import { answeredPost } from "#core/fitbook/posts/seen-post.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { day } from "#core/shared/day.ts";
import { now } from "#tests/fixtures.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { VisibleGroup } from "#core/fitbook/groups/visible-group.ts";
import type { VisiblePerson } from "#core/fitbook/profiles/visible-person.ts";
import type { SeenPost } from "#core/fitbook/posts/seen-post.ts";

export const ravi = customerId("ravi");
export const walkers = groupId("walkers");

export const aPost = (id: string, given: Partial<SeenPost> = {}): SeenPost =>
  answeredPost({
    id: postId(id),
    author: { id: ravi, name: "Ravi", hasPicture: false, isSelf: false },
    audience: "everybody",
    group: null,
    text: "Walked",
    pictures: [],
    card: null,
    createdAt: now,
    editedAt: null,
    isHidden: false,
    isHeld: false,
    hasLiked: false,
    likes: 0,
    comments: 0,
    may: ["like", "comment"],
    ...given,
  });

export const aPerson = (name: string): VisiblePerson =>
  answeredPerson({
    id: customerId(name.toLowerCase()),
    name,
    about: null,
    hasPicture: false,
    isSelf: false,
    follow: "none",
    followsMe: false,
    isMuted: false,
    isFound: true,
  });

export const aGroup = (given: Partial<VisibleGroup> = {}): VisibleGroup =>
  answeredGroup({
    id: walkers,
    name: "Walkers",
    about: "We walk",
    rules: "Be kind",
    hindi: null,
    isOpen: true,
    isOfCompany: false,
    mayMembersInvite: false,
    hasPicture: false,
    sees: "full",
    mine: "owner",
    members: 1,
    requests: 0,
    isOfferedToMe: false,
    ...given,
  });

export const aChallenge = (id: string): VisibleChallenge =>
  answeredChallenge({
    id: challengeId(id),
    activity: "Steps",
    about: "",
    hindi: null,
    measure: "steps",
    scoring: { kind: "total" },
    cap: 100,
    goal: null,
    start: day("2026-11-20"),
    end: day("2026-11-22"),
    isOpen: true,
    maker: null,
    isForAll: true,
    group: null,
    isMine: false,
    membership: "none",
    state: "ongoing",
    isJoinable: true,
    mayInvite: true,
    mayEdit: false,
    mayCancel: false,
    frozenAt: now,
    players: 2,
    me: null,
    mayRemove: false,
    removedFor: null,
    isCorrected: false,
  });
