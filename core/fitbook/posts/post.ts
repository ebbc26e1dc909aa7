import type { CustomerId } from "../../identity/customer-id.ts";
import type { GroupId } from "../group.ts";
import type { PostCard } from "./day-card.ts";
import type { PostPicture } from "../post-picture.ts";
import type { PostAudience } from "../visibility/world.ts";
import type { CommentId, PostId } from "../post-id.ts";
import type { PostText } from "../post-text.ts";

/** The audiences that an author can choose for a post, the largest first. Source: specification/fitbook.md, Posts. */
export const CHOSEN_AUDIENCES = ["everybody", "followers", "me"] as const satisfies readonly PostAudience[];
export type ChosenAudience = (typeof CHOSEN_AUDIENCES)[number];

/** Who may see a post: one of the chosen audiences, or the members of one group. */
export type Circle = { readonly audience: ChosenAudience; readonly group: null } | { readonly audience: "group"; readonly group: GroupId };

/**
 * The circle of an audience and a group. The group is ignored for any other audience than `group`. If that audience has no group, only the
 * author sees the post.
 */
export const circleOf = (audience: PostAudience, group: GroupId | null): Circle => {
  if (audience !== "group") return { audience, group: null };
  return group === null ? { audience: "me", group: null } : { audience, group };
};

/**
 * The circle with another audience; null: people could then see the post who could not see it before. Source: specification/fitbook.md,
 * Posts.
 */
export function narrowed(before: Circle, audience: PostAudience): Circle | null {
  if (audience === before.audience) return before;
  if (before.audience === "group") return audience === "me" ? { audience, group: null } : null;
  if (audience === "group" || CHOSEN_AUDIENCES.indexOf(audience) < CHOSEN_AUDIENCES.indexOf(before.audience)) return null;
  return { audience, group: null };
}

/**
 * `hidden`: by moderation, or by those who run its group. `wasHidden`: it was hidden when it was deleted, and is so again if it is
 * restored. `at` in milliseconds since 1970.
 */
export type ContentState =
  | { readonly kind: "published" | "hidden" }
  | { readonly kind: "deleted"; readonly at: number; readonly wasHidden: boolean };

/** `key`: a second call with the same key creates nothing new. Times in milliseconds since 1970. */
type Written = {
  readonly author: CustomerId;
  readonly key: string;
  readonly text: PostText;
  readonly state: ContentState;
  readonly createdAt: number;
};

/** `text` may be empty if there is a picture. `card` null: it has none. `editedAt` null: it was never edited. */
export type Post = Written &
  Circle & {
    readonly id: PostId;
    readonly pictures: readonly PostPicture[];
    readonly card: PostCard | null;
    readonly editedAt: number | null;
  };

/** `parent`: the comment that it answers; null: it answers the post. */
export type Comment = Written & { readonly id: CommentId; readonly post: PostId; readonly parent: CommentId | null };
