import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { seenThread } from "./seen-post.ts";
import { maker } from "../../shared/use-case.ts";
import { Posts } from "./posts.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ContentState } from "./post.ts";
import type { PostId } from "../post-id.ts";
import type { UnknownPost } from "./show-thread.use-case.ts";

/**
 * Takes one's own post from everybody at once; deleting again changes nothing. Who runs its group takes it down there, so that its writer
 * alone still has it. Source: specification/fitbook.md, Posts.
 */
export type DeletePost = (customer: CustomerId, id: PostId) => Promise<Result<null, UnknownPost>>;
export const DeletePost = useCase<DeletePost>("fitbook", "DeletePost");

type Needs = { readonly posts: Pick<Posts, "change">; readonly now: Clock };

export const makeDeletePost = maker(DeletePost, { posts: Posts, now: Clock }, ({ posts, now }: Needs) => (customer, id) => {
  const at = now();
  return posts.change<Awaited<ReturnType<DeletePost>>>({
    customer,
    at,
    name: { kind: "id", id },
    recentFrom: null,
    decide(facts) {
      const [record] = facts.posts;
      if (record?.post.author === customer && record.post.state.kind === "deleted") return { change: null, answer: ok(null) };
      if (record === undefined || seenThread(facts)?.post.may.includes("delete") !== true)
        return { change: null, answer: refused({ kind: "unknown-post" }) };
      const wasHidden = record.post.state.kind === "hidden";
      const state: ContentState = record.post.author === customer ? { kind: "deleted", at, wasHidden } : { kind: "hidden" };
      return { change: { kind: "post", after: { ...record.post, state } }, answer: ok(null) };
    },
  });
});
