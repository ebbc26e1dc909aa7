import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { seenThread } from "./seen-post.ts";
import { maker } from "../../shared/use-case.ts";
import { Posts } from "./posts.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ContentState } from "./post.ts";
import type { CommentId, PostId } from "../post-id.ts";
import type { SeenThread } from "./seen-post.ts";
import type { UnknownPost } from "./show-thread.use-case.ts";

/**
 * Takes one's own comment away, or one under one's own post; answers to it stay. Who runs the group of the post takes it down there, so
 * that its writer alone still has it. Source: specification/fitbook.md, Comments and likes.
 */
export type DeleteComment = (
  customer: CustomerId,
  request: { readonly post: PostId; readonly comment: CommentId },
) => Promise<Result<SeenThread, UnknownPost>>;
export const DeleteComment = useCase<DeleteComment>("fitbook", "DeleteComment");

type Needs = { readonly posts: Pick<Posts, "change">; readonly now: Clock };

export const makeDeleteComment = maker(
  DeleteComment,
  { posts: Posts, now: Clock },
  ({ posts, now }: Needs) =>
    (customer, { post: id, comment: deleted }) => {
      const at = now();
      return posts.change<Awaited<ReturnType<DeleteComment>>>({
        customer,
        at,
        name: { kind: "id", id },
        recentFrom: null,
        decide(facts) {
          const [record] = facts.posts;
          const before = record?.comments.find((one) => one.id === deleted);
          const shown = seenThread(facts)?.comments.find((one) => one.id === deleted);
          if (record === undefined || before === undefined || shown?.kind !== "shown" || !shown.mayDelete)
            return { change: null, answer: refused({ kind: "unknown-post" }) };
          const isTheirs = [before.author, record.post.author].includes(customer);
          const state: ContentState = isTheirs ? { kind: "deleted", at, wasHidden: before.state.kind === "hidden" } : { kind: "hidden" };
          const after = { ...before, state };
          const comments = record.comments.map((one) => (one.id === deleted ? after : one));
          const thread = seenThread({ ...facts, posts: [{ ...record, comments }] });
          return { change: { kind: "comment", after }, answer: thread === null ? refused({ kind: "unknown-post" }) : ok(thread) };
        },
      });
    },
);
