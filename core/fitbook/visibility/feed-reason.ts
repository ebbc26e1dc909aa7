import type { GroupView } from "./group-view.ts";
import type { Surroundings } from "./surroundings.ts";
import type { PostFacts } from "./world.ts";

/** Why a post is in a viewer's feed (`own`, `following`, `member`), or why not. */
export type FeedReason = "not_seen" | "not_published" | "muted" | "own" | "following" | "member" | "not_followed";

type Seen = { readonly sees: boolean; readonly group: GroupView | null };

/** The first reason that holds. `around` null: the viewer is not signed in. Source: specification/visibility.md, Feed. */
export function feedReason({ author, state }: PostFacts, { sees, group }: Seen, around: Surroundings | null): FeedReason {
  if (around === null || !sees) return "not_seen";
  if (state !== "published") return "not_published";
  if (around.isMuted(author)) return "muted";
  if (author === around.viewer) return "own";
  if (around.followOf(author) === "following") return "following";
  return group?.sees === "full" ? "member" : "not_followed";
}

export const isInFeed = (reason: FeedReason): boolean => reason === "own" || reason === "following" || reason === "member";
