import type { ChallengeId } from "../fitbook/challenge.ts";
import type { NamedGroup } from "../fitbook/group.ts";
import type { Person } from "../fitbook/person.ts";
import type { CommentId, PostId } from "../fitbook/post-id.ts";
import type { CustomerId } from "../identity/customer-id.ts";
import type { Notification } from "./notification.ts";

/**
 * Kinds of what others do to a post of the customer, or under a comment of theirs. Source: specification/notifications.md, What others do.
 */
export const POST_ACT_KINDS = ["post-liked", "post-commented", "comment-replied"] as const;
export type PostActKind = (typeof POST_ACT_KINDS)[number];

/** Kinds that tell of several people in one. */
export const ACT_KINDS = [...POST_ACT_KINDS, "group-joined"] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** Kinds of what becomes of a challenge, told to its players. Source: specification/notifications.md, What others do. */
export const CHALLENGE_NEWS_KINDS = ["challenge-ended", "badge-won", "challenge-changed", "challenge-cancelled", "player-removed"] as const;
export type ChallengeNewsKind = (typeof CHALLENGE_NEWS_KINDS)[number];

/** Kinds of which the facts of what they tell of decide whether they are told, and what. */
export const SIGHTED_KINDS = [...ACT_KINDS, ...CHALLENGE_NEWS_KINDS] as const;
export type SightedKind = (typeof SIGHTED_KINDS)[number];

/** Who did it; `comment` null: they wrote nothing. */
export type Act = { readonly person: CustomerId; readonly comment: CommentId | null };

/** The same with the picture that stands beside their name now; null: they have none. */
export type KeptAct = Act & Pick<Person, "hasPicture">;

type Kept = Pick<Notification, "id" | "createdAt" | "isRead">;

/**
 * A notification as it is kept, whoever of it may be seen now. `acts`: the newest first. Only `notificationSight` says what of it is told.
 */
export type KeptNotification =
  | Exclude<Notification, { readonly kind: SightedKind }>
  | (Kept & { readonly kind: PostActKind; readonly post: PostId; readonly acts: readonly KeptAct[] })
  | (Kept & { readonly kind: "group-joined"; readonly group: NamedGroup; readonly acts: readonly KeptAct[] })
  | (Kept & { readonly kind: ChallengeNewsKind; readonly challenge: ChallengeId });
