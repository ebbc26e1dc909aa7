import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { seenThread } from "./seen-post.ts";
import { maker } from "../../shared/use-case.ts";
import { Posts } from "./posts.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { PostId } from "../post-id.ts";
import type { SeenPost } from "./seen-post.ts";
import type { UnknownPost } from "./show-thread.use-case.ts";

/** How long a deletion can be undone, in milliseconds: long enough for whoever reads slowly or uses no pointer. */
export const POST_RESTORED_WITHIN = 60_000;

/** Undoes a deletion of just now. Source: specification/fitbook.md, Posts. */
export type RestorePost = (customer: CustomerId, id: PostId) => Promise<Result<SeenPost, UnknownPost>>;
export const RestorePost = useCase<RestorePost>("fitbook", "RestorePost");

type Needs = { readonly posts: Pick<Posts, "change">; readonly now: Clock };

export const makeRestorePost = maker(RestorePost, { posts: Posts, now: Clock }, ({ posts, now }: Needs) => (customer, id) => {
  const at = now();
  return posts.change<Awaited<ReturnType<RestorePost>>>({
    customer,
    at,
    name: { kind: "id", id },
    recentFrom: null,
    decide(facts) {
      const [record] = facts.posts;
      if (record === undefined || record.post.author !== customer) return { change: null, answer: refused({ kind: "unknown-post" }) };
      const { state } = record.post;
      const isUndone = state.kind === "deleted" && at - state.at <= POST_RESTORED_WITHIN;
      const kind = state.kind === "deleted" && state.wasHidden ? "hidden" : "published";
      const after = isUndone ? { ...record.post, state: { kind } as const } : record.post;
      const thread = seenThread({ ...facts, posts: [{ ...record, post: after }] });
      if (thread === null) return { change: null, answer: refused({ kind: "unknown-post" }) };
      return { change: isUndone ? { kind: "post", after } : null, answer: ok(thread.post) };
    },
  });
});
