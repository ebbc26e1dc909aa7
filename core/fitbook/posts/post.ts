import type { CustomerId } from "../../identity/customer-id.ts";
import type { PostAudience } from "../visibility/world.ts";
import type { CommentId, PostId } from "./post-id.ts";
import type { PostText } from "./post-text.ts";

/** Whom a post may be written for, the largest circle first. Source: specification/fitbook.md, Posts. */
export const CHOSEN_AUDIENCES = ["everybody", "followers", "me"] as const satisfies readonly PostAudience[];
export type ChosenAudience = (typeof CHOSEN_AUDIENCES)[number];

/** Whether nobody sees a post for `after` who did not see it for `before`. */
export const isAsNarrow = (after: ChosenAudience, before: ChosenAudience): boolean =>
  CHOSEN_AUDIENCES.indexOf(after) >= CHOSEN_AUDIENCES.indexOf(before);

/** `hidden`: by moderation. `wasHidden`: what comes back is hidden. `at` in milliseconds since 1970. */
export type Standing =
  | { readonly kind: "published" | "hidden" }
  | { readonly kind: "deleted"; readonly at: number; readonly wasHidden: boolean };

/** `key`: what makes a second call the same as the first. Times in milliseconds since 1970. */
type Written = {
  readonly author: CustomerId;
  readonly key: string;
  readonly text: PostText;
  readonly standing: Standing;
  readonly createdAt: number;
};

/** `editedAt` null: its text is the first. */
export type Post = Written & { readonly id: PostId; readonly audience: ChosenAudience; readonly editedAt: number | null };

/** `parent`: the comment that it answers; null: it answers the post. */
export type Comment = Written & { readonly id: CommentId; readonly post: PostId; readonly parent: CommentId | null };
