import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { seenThread } from "./seen-post.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { Result } from "../../shared/result.ts";
import type { CommentId, PostId } from "./post-id.ts";
import type { Posts } from "./posts.port.ts";
import type { SeenThread } from "./seen-post.ts";
import type { UnknownPost } from "./show-thread.use-case.ts";

/** Takes one's own comment away, or one under one's own post. Answers to it stay. Source: specification/fitbook.md, Comments and likes. */
export type DeleteComment = (
  customer: CustomerId,
  asked: { readonly post: PostId; readonly comment: CommentId },
) => Promise<Result<SeenThread, UnknownPost>>;
export const DeleteComment = token<DeleteComment>("DeleteComment");

type Needs = { readonly posts: Pick<Posts, "change">; readonly now: Clock };

export function makeDeleteComment({ posts, now }: Needs): DeleteComment {
  return (customer, { post: id, comment: deleted }) => {
    const at = now();
    return posts.change<Awaited<ReturnType<DeleteComment>>>({
      ...{ customer, at, name: { kind: "id", id }, recentFrom: null },
      decide(facts) {
        const [record] = facts.posts;
        const before = record?.comments.find((one) => one.id === deleted);
        const shown = seenThread(facts)?.comments.find((one) => one.id === deleted);
        if (record === undefined || before === undefined || shown?.kind !== "shown" || !shown.mayDelete)
          return { change: null, answer: refused({ kind: "unknown-post" }) };
        const after = { ...before, standing: { kind: "deleted", at, wasHidden: before.standing.kind === "hidden" } } as const;
        const comments = record.comments.map((one) => (one.id === deleted ? after : one));
        const thread = seenThread({ ...facts, posts: [{ ...record, comments }] });
        return { change: { kind: "comment", after }, answer: thread === null ? refused({ kind: "unknown-post" }) : ok(thread) };
      },
    });
  };
}
