import type { Follow } from "../follow.ts";
import type { Membership } from "../membership.ts";

/** A person who is not `active` is gone: nobody sees them until they come back. Source: specification/fitbook.md, People. */
export const PERSON_STATES = ["active", "outside", "leaving", "suspended", "erased"] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** To whom a part of a profile is shown, in addition to its owner. */
export const PROFILE_AUDIENCES = ["everybody", "followers", "me"] as const;
export type ProfileAudience = (typeof PROFILE_AUDIENCES)[number];

export const POST_AUDIENCES = ["everybody", "followers", "group", "me"] as const;
export type PostAudience = (typeof POST_AUDIENCES)[number];

/** `hidden`: by moderation, or by those who run its group; `deleted`: by its author. */
export const POST_STATES = ["published", "hidden", "deleted"] as const;
export type PostState = (typeof POST_STATES)[number];

/** The role of a person in a group. Owners and admins run it. */
export type MemberState = Exclude<Membership, "none"> | "admin" | "owner";
export const MEMBER_STATES: readonly MemberState[] = ["invited", "requested", "declined", "banned", "member", "admin", "owner"];

export type PersonFacts = {
  readonly id: string;
  readonly state: PersonState;
  readonly isFindable: boolean;
  readonly about: ProfileAudience;
  readonly lists: ProfileAudience;
  readonly badges: ProfileAudience;
};

/** From one person to another. */
export type Pair = { readonly from: string; readonly to: string };

export type FollowFacts = Pair & { readonly state: Exclude<Follow, "none"> };

export type MemberFacts = { readonly person: string; readonly state: MemberState };

export type GroupFacts = {
  readonly id: string;
  readonly isOpen: boolean;
  readonly isDeleted: boolean;
  readonly members: readonly MemberFacts[];
};

/**
 * `parent`: the comment of the same post that this comment answers; null: it answers the post itself. `createdAt` in milliseconds since
 * 1970.
 */
export type CommentFacts = {
  readonly id: string;
  readonly author: string;
  readonly parent: string | null;
  readonly state: PostState;
  readonly createdAt: number;
};

/** `group` is set for the audience `group` and for no other. `createdAt` in milliseconds since 1970. */
export type PostFacts = {
  readonly id: string;
  readonly author: string;
  readonly audience: PostAudience;
  readonly group: string | null;
  readonly state: PostState;
  readonly createdAt: number;
  readonly likes: readonly string[];
  readonly comments: readonly CommentFacts[];
};

/** What a notification does not name is null. */
export type NotificationFacts = {
  readonly id: string;
  readonly to: string;
  readonly from: string | null;
  readonly post: string | null;
  readonly comment: string | null;
  readonly group: string | null;
};

/** All facts that decide who sees what. Ids are texts as they are stored. Each is in its list once, and every id that is named exists. */
export type World = {
  readonly people: readonly PersonFacts[];
  readonly follows: readonly FollowFacts[];
  readonly blocks: readonly Pair[];
  readonly mutes: readonly Pair[];
  readonly groups: readonly GroupFacts[];
  readonly posts: readonly PostFacts[];
  readonly notifications: readonly NotificationFacts[];
};
