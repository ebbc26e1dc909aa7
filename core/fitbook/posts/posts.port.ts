import { token } from "../../shared/token.ts";
import type { FileId } from "../../files/file-id.ts";
import type { Upload } from "../../files/upload.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { GroupId } from "../group.ts";
import type { GroupRecord } from "../groups/groups.port.ts";
import type { PeopleFacts } from "../profiles/people.port.ts";
import type { Pair } from "../visibility/world.ts";
import type { RecentText } from "../reports/same-text.ts";
import type { KeptReport } from "../reports/report.ts";
import type { Comment, Post } from "./post.ts";
import type { CommentId, PostId } from "../post-id.ts";

const DAY = 24 * 60 * 60 * 1000;

/** In milliseconds. Source: specification/fitbook.md, Posts. */
export const DELETED_KEPT = 30 * DAY;
export const FORMER_TEXT_KEPT = 90 * DAY;

/**
 * A post with all likes and comments, whether the viewer may see them or not. `held`: the ids of the post and comments that are hidden
 * until staff have looked at them.
 */
export type PostRecord = {
  readonly post: Post;
  readonly likes: readonly CustomerId[];
  readonly comments: readonly Comment[];
  readonly held: ReadonlySet<PostId | CommentId>;
};

/**
 * The facts that decide how one viewer sees some posts. `people`: the viewer, and everybody who wrote, commented on or liked one of the
 * posts.
 */
export type PostsFacts = PeopleFacts & {
  /** The groups of these posts, and the group whose list was asked for. */
  readonly groups: readonly GroupRecord[];
  /** The blocks between any two of these people, those who run the groups, and the viewer. */
  readonly blocks: readonly Pair[];
  /** In the order in which they were asked for; what does not exist is left out. */
  readonly posts: readonly PostRecord[];
};

/** A place in a list that begins with the newest post. `createdAt` in milliseconds since 1970. */
export type PostPlace = { readonly id: PostId; readonly createdAt: number };

/**
 * `feed`: by the viewer and whom they follow, and in their groups. `discover`: posts for everybody. `author`: by one person. `group`: in
 * one group.
 */
export type PostList =
  | { readonly kind: "feed" | "discover" }
  | { readonly kind: "author"; readonly author: CustomerId }
  | { readonly kind: "group"; readonly group: GroupId };

export type PostSearch = {
  readonly viewer: CustomerId;
  readonly list: PostList;
  /** null: from the newest on. */
  readonly after: PostPlace | null;
  readonly limit: number;
};

/**
 * `found`: the posts that may be in a list, the newest first, before it is decided which of them the viewer sees. `facts`: the facts of
 * these posts.
 */
export type ListedFacts = { readonly found: readonly PostPlace[]; readonly facts: PostsFacts };

/** A post or comment that is new or replaces the one with its id. */
export type WrittenChange = { readonly kind: "post"; readonly after: Post } | { readonly kind: "comment"; readonly after: Comment };

/** What is written: a post or comment, one together with the report that hides it, or a like that is added or removed. */
export type PostChange =
  | WrittenChange
  | { readonly kind: "held"; readonly written: WrittenChange; readonly report: KeptReport }
  | { readonly kind: "like" | "unlike"; readonly post: PostId };

/**
 * How a post is named: by its id, or by the key with which the customer wrote it. `group`: the group for which they wrote it; null: none.
 */
export type PostName =
  | { readonly kind: "id"; readonly id: PostId }
  | { readonly kind: "key"; readonly key: string; readonly group: GroupId | null };

export type BesidePost = { readonly recent: readonly RecentText[]; readonly own: ReadonlyMap<FileId, Upload> };

export type PostTransaction<Answer> = {
  readonly customer: CustomerId;
  readonly name: PostName;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** `decide` also gets what the customer wrote since this time, in milliseconds since 1970; null: it gets nothing. */
  readonly recentFrom: number | null;
  /** The files that the post may use; left out: none. */
  readonly files?: readonly FileId[];
  /**
   * `facts` has the named post, or no post if there is none. `beside.own`: those of `files` that the customer uploaded. `change` null:
   * nothing changes.
   */
  readonly decide: (facts: PostsFacts, beside: BesidePost) => { readonly change: PostChange | null; readonly answer: Answer };
};

/** The posts and comments of Fitbook. It finds posts and the facts about them; core decides who sees them. */
export type Posts = {
  facts(viewer: CustomerId, posts: readonly PostId[]): Promise<PostsFacts>;
  /** Published posts that may be in a list, beginning with the one that follows `after`, with their facts. */
  listed(search: PostSearch): Promise<ListedFacts>;
  /**
   * Atomic: nobody else changes this post between the call of `decide` and the write. If the post is named by a key, or `recentFrom` is
   * given, the customer can write nothing else meanwhile either. A replaced text is kept for reports.
   */
  change<Answer>(transaction: PostTransaction<Answer>): Promise<Answer>;
  /**
   * Removes posts and comments deleted longer ago than `DELETED_KEPT`, and texts replaced longer ago than `FORMER_TEXT_KEPT`. `now` in
   * milliseconds since 1970.
   */
  forget(now: number): Promise<void>;
};
export const Posts = token<Posts>("Posts");
