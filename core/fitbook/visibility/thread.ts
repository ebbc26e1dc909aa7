import { oldestFirst } from "./oldest-first.ts";
import type { Surroundings } from "./surroundings.ts";
import type { CommentFacts, PostFacts } from "./world.ts";

/** A tombstone replaces a deleted comment that has answers. It has no name. */
export type ThreadEntry = { readonly id: string; readonly shown: "shown" | "tombstone" };

/**
 * The comments of a post as a person inside its audience sees them: from the oldest, each followed by its replies. A reply is shown only if
 * its parent is, unless the parent was deleted. Source: specification/visibility.md, Likes and comments.
 */
export function threadOf(post: PostFacts, around: Surroundings): readonly ThreadEntry[] {
  if (post.comments.length === 0) return NONE;
  const replies = repliesOf(post.comments);
  const isSeen = (comment: CommentFacts): boolean => isSeenBySelf(comment, post, around);
  return post.comments
    .filter(({ parent }) => parent === null)
    .sort(oldestFirst)
    .flatMap((comment): readonly ThreadEntry[] => {
      const isDeleted = comment.state === "deleted";
      if (!isDeleted && !isSeen(comment)) return [];
      const below = (replies.get(comment.id) ?? [])
        .filter((reply) => isSeen(reply) && (isDeleted || !around.areApart(reply.author, comment.author)))
        .sort(oldestFirst)
        .map(({ id }) => ({ id, shown: "shown" }) as const);
      if (!isDeleted) return [{ id: comment.id, shown: "shown" }, ...below];
      return below.length === 0 ? [] : [{ id: comment.id, shown: "tombstone" }, ...below];
    });
}

const NONE: readonly ThreadEntry[] = [];

/** The comments, grouped by the comment that they answer. */
function repliesOf(comments: readonly CommentFacts[]): ReadonlyMap<string, readonly CommentFacts[]> {
  const replies = new Map<string, CommentFacts[]>();
  for (const comment of comments) {
    if (comment.parent === null) continue;
    const known = replies.get(comment.parent);
    if (known === undefined) replies.set(comment.parent, [comment]);
    else known.push(comment);
  }
  return replies;
}

/** Whether a comment is seen, apart from its parent. Only its writer sees a hidden comment. */
const isSeenBySelf = ({ author, state }: CommentFacts, post: PostFacts, around: Surroundings): boolean =>
  (state === "published" || (state === "hidden" && author === around.viewer)) &&
  around.isThere(author) &&
  !around.areApart(author, post.author);
