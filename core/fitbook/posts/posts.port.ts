import { token } from "../../shared/token.ts";
import type { FileId } from "../../files/file-id.ts";
import type { Upload } from "../../files/upload.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { GroupId } from "../group.ts";
import type { GroupRecord } from "../groups/groups.port.ts";
import type { PeopleFacts } from "../people/people.port.ts";
import type { Pair } from "../visibility/world.ts";
import type { RecentText } from "../moderation/same-text.ts";
import type { KeptReport } from "../moderation/report.ts";
import type { Comment, Post } from "./post.ts";
import type { CommentId, PostId } from "./post-id.ts";

const DAY = 24 * 60 * 60 * 1000;

/** In milliseconds. Source: specification/fitbook.md, Posts. */
export const DELETED_KEPT = 30 * DAY;
export const FORMER_TEXT_KEPT = 90 * DAY;

/** A post with everything that others did to it, seen or not. `held`: what of it is hidden until staff have looked at it, the post itself or comments. */
export type PostRecord = {
  readonly post: Post;
  readonly likes: readonly CustomerId[];
  readonly comments: readonly Comment[];
  readonly held: ReadonlySet<PostId | CommentId>;
};

/** The facts that decide how one viewer sees some posts. `people`: the viewer, and all who wrote or liked something of them. */
export type PostsFacts = PeopleFacts & {
  /** The groups for which these posts are, and the one that was asked for. */
  readonly groups: readonly GroupRecord[];
  /** Between all these people, those who run the groups and the viewer, whoever has blocked whom. */
  readonly blocks: readonly Pair[];
  /** In the order in which they were asked for; what does not exist is left out. */
  readonly posts: readonly PostRecord[];
};

/** A place in a list that begins with the newest post. `createdAt` in milliseconds since 1970. */
export type PostPlace = { readonly id: PostId; readonly createdAt: number };

/** `feed`: by the viewer and whom they follow, and in their groups. `discover`: posts for everybody. `author`: by one person. `group`: in one group. */
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

/** `found`: candidates of a list, the newest first, seen or not. `facts`: of them. */
export type ListedFacts = { readonly found: readonly PostPlace[]; readonly facts: PostsFacts };

/** A post or comment in the place of the one before. */
export type WrittenChange = { readonly kind: "post"; readonly after: Post } | { readonly kind: "comment"; readonly after: Comment };

/** What is written: a post or comment in the place of the one before, such a one with the report under which it is held, or a like that comes or goes. */
export type PostChange =
  | WrittenChange
  | { readonly kind: "held"; readonly written: WrittenChange; readonly report: KeptReport }
  | { readonly kind: "like" | "unlike"; readonly post: PostId };

/** One post by its id, or the customer's own one by the key under which they wrote it, for this group if for one. */
export type PostName =
  | { readonly kind: "id"; readonly id: PostId }
  | { readonly kind: "key"; readonly key: string; readonly group: GroupId | null };

export type BesidePost = { readonly recent: readonly RecentText[]; readonly own: ReadonlyMap<FileId, Upload> };

export type PostTransaction<Answer> = {
  readonly customer: CustomerId;
  readonly name: PostName;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** From when on `decide` is told what else the customer wrote, in milliseconds since 1970; null: it is told nothing. */
  readonly recentFrom: number | null;
  /** Files that the post may name; left out: none. */
  readonly files?: readonly FileId[];
  /** The facts hold the named post, or none. `beside.own`: those of the files that are the customer's own. `change` null leaves all as it is. */
  readonly decide: (facts: PostsFacts, beside: BesidePost) => { readonly change: PostChange | null; readonly answer: Answer };
};

/** What people of Fitbook write. Finds candidates and facts; it never decides who sees what. */
export type Posts = {
  facts(viewer: CustomerId, posts: readonly PostId[]): Promise<PostsFacts>;
  /** Published posts that may be in a list, from the one behind `after` on, with their facts. */
  listed(asked: PostSearch): Promise<ListedFacts>;
  /** Atomic: nothing else changes this post between what `decide` sees and what is kept, and where the customer is named by a key or asks what they wrote, they write nothing else. A text that is replaced is kept for reports. */
  change<Answer>(asked: PostTransaction<Answer>): Promise<Answer>;
  /** Removes what was deleted longer ago than `DELETED_KEPT`, and texts replaced longer ago than `FORMER_TEXT_KEPT`. `now` in milliseconds since 1970. */
  forget(now: number): Promise<void>;
};
export const Posts = token<Posts>("Posts");
