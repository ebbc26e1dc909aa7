import { threadOf } from "./thread.ts";
import type { GroupView } from "./group-view.ts";
import type { Surroundings } from "./surroundings.ts";
import type { ThreadEntry } from "./thread.ts";
import type { PostFacts } from "./world.ts";

export type PostReason =
  | "signed_out"
  | "deleted"
  | "own"
  | "author_gone"
  | "blocked"
  | "hidden"
  | "only_me"
  | "not_member"
  | "member"
  | "everybody"
  | "follower"
  | "not_follower";

/** What a viewer may do with a post. */
export type PostAct = "like" | "comment" | "edit" | "delete" | "report";

/** A post as a viewer sees it. A number is the length of its list, null if the list is not shown. */
export type PostView = {
  readonly id: string;
  readonly sees: boolean;
  readonly reason: PostReason;
  /** Whether the viewer sees likes and comments. */
  readonly isInside: boolean;
  readonly likes: number | null;
  readonly likedBy: readonly string[];
  readonly comments: number | null;
  readonly thread: readonly ThreadEntry[];
  readonly may: readonly PostAct[];
};

/**
 * `group`: the post's group as the viewer sees it; null if the post's audience is no group. Source: specification/visibility.md, A post.
 */
export function postView(post: PostFacts, group: GroupView | null, around: Surroundings | null): PostView {
  const reason = postReason(post, group, around);
  const sees = SEEN.has(reason);
  const isInside = sees && post.state === "published" && (post.audience !== "group" || group?.sees === "full");
  const may = actsOn(post, { reason, isInside, runsGroup: group?.isRun === true });
  if (around === null || !isInside)
    return { id: post.id, sees, reason, isInside: false, likes: null, likedBy: [], comments: null, thread: [], may };
  const likedBy = post.likes.filter((person) => around.isThere(person) && !around.areApart(person, post.author));
  const thread = threadOf(post, around);
  const comments = thread.filter(({ shown }) => shown === "shown").length;
  return { id: post.id, sees, reason, isInside, likes: likedBy.length, likedBy, comments, thread, may };
}

function postReason(post: PostFacts, group: GroupView | null, around: Surroundings | null): PostReason {
  if (around === null) return "signed_out";
  if (post.state === "deleted") return "deleted";
  if (post.author === around.viewer) return "own";
  if (!around.isActive(post.author)) return "author_gone";
  if (around.areApart(around.viewer, post.author)) return "blocked";
  if (post.state === "hidden") return "hidden";
  switch (post.audience) {
    case "me":
      return "only_me";
    case "group":
      return group?.sees === "full" ? "member" : "not_member";
    case "everybody":
      return "everybody";
    case "followers":
      return around.followOf(post.author) === "following" ? "follower" : "not_follower";
  }
}

const SEEN: ReadonlySet<PostReason> = new Set(["own", "member", "everybody", "follower"]);

type PostViewer = { readonly reason: PostReason; readonly isInside: boolean; readonly runsGroup: boolean };

/** In the order in which they are told. */
function actsOn(post: PostFacts, { reason, isInside, runsGroup }: PostViewer): readonly PostAct[] {
  const isOwn = reason === "own";
  const isSeen = SEEN.has(reason);
  const acts: PostAct[] = [];
  if (isInside && !isOwn) acts.push("like");
  if (isInside) acts.push("comment");
  if (isOwn && post.state === "published") acts.push("edit");
  if (isOwn || (isSeen && runsGroup)) acts.push("delete");
  if (isSeen && !isOwn) acts.push("report");
  return acts;
}
