import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { keptWriting, recentFromOf } from "./kept-writing.ts";
import { changeOfPost } from "./post-change.ts";
import { commentId } from "../post-id.ts";
import { NEW_ACCOUNT_LIMITS, withinDailyLimit } from "../daily-limits.ts";
import { POST_LIMITS } from "./post-limits.ts";
import { maker } from "../../shared/use-case.ts";
import { Posts } from "./posts.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { Comment } from "./post.ts";
import type { CommentId, PostId } from "../post-id.ts";
import type { LimitPorts, TooMuch } from "../daily-limits.ts";
import type { PostText } from "../post-text.ts";
import type { SeenThread } from "./seen-post.ts";
import type { UnknownPost } from "./show-thread.use-case.ts";

/** `parent`: a shown comment of the post itself; null: the post. `key`: the same one again is the same comment. */
export type WrittenComment = {
  readonly post: PostId;
  readonly parent: CommentId | null;
  readonly key: string;
  readonly text: PostText;
};

/**
 * Answers a post or a comment under it; what a new account has said too often waits for review first. Source: specification/fitbook.md,
 * Comments and likes.
 */
export type WriteComment = (customer: CustomerId, written: WrittenComment) => Promise<Result<SeenThread, UnknownPost | TooMuch>>;
export const WriteComment = useCase<WriteComment>("fitbook", "WriteComment");

type Needs = LimitPorts & { readonly posts: Pick<Posts, "change">; readonly now: Clock; readonly newId: NewId };

export const makeWriteComment = maker(
  WriteComment,
  { posts: Posts, limits: Limits, customers: Customers, now: Clock, newId: NewId },
  ({ posts, limits, customers, now, newId }: Needs) =>
    async (customer, { post: id, parent, key, text }) => {
      const at = now();
      const within = await withinDailyLimit(
        { limits, customers },
        { limit: POST_LIMITS.comments, whileNew: NEW_ACCOUNT_LIMITS.comments, by: customer, at },
      );
      if (within.kind === "refused") return within;
      const comment: Comment = {
        id: commentId(newId()),
        post: id,
        parent,
        author: customer,
        key,
        text,
        state: { kind: "published" },
        createdAt: at,
      };
      return posts.change<Awaited<ReturnType<WriteComment>>>({
        customer,
        at,
        name: { kind: "id", id },
        recentFrom: recentFromOf(within.value.isNew, at),
        decide: (facts, { recent }) =>
          changeOfPost<UnknownPost>(facts, "comment", (record, thread) => {
            if (record.comments.some((one) => one.author === customer && one.key === key)) return ok(null);
            const isThere =
              parent === null || thread.comments.some((one) => one.kind === "shown" && one.id === parent && one.parent === null);
            if (!isThere) return refused({ kind: "unknown-post" });
            return ok(keptWriting(record, { kind: "comment", after: comment }, { at, recent, newId }));
          }),
      });
    },
);
