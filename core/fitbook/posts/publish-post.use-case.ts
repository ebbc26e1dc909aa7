import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { keptWriting, recentFromOf } from "./kept-writing.ts";
import { postId } from "./post-id.ts";
import { NEW_ACCOUNT_LIMITS, withinDailyLimit } from "../daily-limits.ts";
import { POST_LIMITS } from "./post-limits.ts";
import { isInFull, seenThread } from "./seen-post.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Clock } from "../../shared/clock.port.ts";
import type { NewId } from "../../shared/new-id.port.ts";
import type { Result } from "../../shared/result.ts";
import type { Circle, Post } from "./post.ts";
import type { LimitPorts, TooMuch } from "../daily-limits.ts";
import type { PostText } from "./post-text.ts";
import type { Posts } from "./posts.port.ts";
import type { SeenPost } from "./seen-post.ts";

/** `key`: the same one again answers what was published under it. */
export type WrittenPost = Circle & { readonly key: string; readonly text: PostText };

/**
 * Shares something with whom one chooses; what a new account has said too often waits for review first. "not-entered": only people of Fitbook write there. "unknown-group": one is not in it.
 * Source: specification/fitbook.md, Posts.
 */
export type PublishPost = (
  customer: CustomerId,
  written: WrittenPost,
) => Promise<Result<SeenPost, { readonly kind: "not-entered" | "unknown-group" } | TooMuch>>;
export const PublishPost = token<PublishPost>("PublishPost");

type Needs = LimitPorts & { readonly posts: Pick<Posts, "change">; readonly now: Clock; readonly newId: NewId };

export function makePublishPost({ posts, limits, customers, now, newId }: Needs): PublishPost {
  return async (customer, { key, text, ...circle }) => {
    const at = now();
    const within = await withinDailyLimit(
      { limits, customers },
      { limit: POST_LIMITS.posts, whileNew: NEW_ACCOUNT_LIMITS.posts, by: customer, at },
    );
    if (within.kind === "refused") return within;
    const id = postId(newId());
    return posts.change<Awaited<ReturnType<PublishPost>>>({
      ...{ customer, at, name: { kind: "key", key, group: circle.group } },
      recentFrom: recentFromOf(within.value.isNew, at),
      decide(facts, recent) {
        const [before] = facts.posts;
        const post: Post = {
          ...{ id, author: customer, key, text, ...circle },
          standing: { kind: "published" },
          createdAt: at,
          editedAt: null,
        };
        const empty = { post, likes: [], comments: [], held: new Set<never>() };
        const written = before === undefined ? keptWriting(empty, { kind: "post", after: post }, { at, recent, newId }) : null;
        const thread = seenThread({ ...facts, posts: [before ?? written?.record ?? empty] });
        if (before === undefined && circle.group !== null && !isInFull(facts, circle.group))
          return { change: null, answer: refused({ kind: "unknown-group" }) };
        if (thread === null) return { change: null, answer: refused({ kind: "not-entered" }) };
        return { change: written?.change ?? null, answer: ok(thread.post) };
      },
    });
  };
}
