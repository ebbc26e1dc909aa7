import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { keptWriting, recentFromOf } from "./kept-writing.ts";
import { postId } from "../post-id.ts";
import { NEW_ACCOUNT_LIMITS, withinDailyLimit } from "../daily-limits.ts";
import { POST_LIMITS } from "./post-limits.ts";
import { isInFull, seenThread } from "./seen-post.ts";
import { chosenPictures } from "../post-picture.ts";
import { maker } from "../../shared/use-case.ts";
import { Posts } from "./posts.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Customers } from "../../identity/customers.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { NewId } from "../../shared/new-id.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { PostCard } from "./day-card.ts";
import type { Circle, Post } from "./post.ts";
import type { LimitPorts, TooMuch } from "../daily-limits.ts";
import type { WrittenPicture } from "../post-picture.ts";
import type { PostText } from "../post-text.ts";
import type { SeenPost } from "./seen-post.ts";

/** `key`: the same one again answers what was published under it. `pictures` left out: none. */
export type WrittenPost = Circle & { readonly key: string; readonly text: PostText; readonly pictures?: readonly WrittenPicture[] };

/** `card` was worked out here: nobody sends one. */
type PostToPublish = WrittenPost & { readonly card?: PostCard };

export type NotPublished = { readonly kind: "not-entered" | "unknown-group" | "unknown-picture" } | TooMuch;

/**
 * Shares something with whom one chooses; what a new account has said too often waits for review first. "not-entered": only people of
 * Fitbook write there. "unknown-group": one is not in it. "unknown-picture": one of the pictures is not the customer's own, or was sent for
 * something else.
 * Source: specification/fitbook.md, Posts.
 */
export type PublishPost = (customer: CustomerId, written: PostToPublish) => Promise<Result<SeenPost, NotPublished>>;
export const PublishPost = useCase<PublishPost>("fitbook", "PublishPost");

type Needs = LimitPorts & { readonly posts: Pick<Posts, "change">; readonly now: Clock; readonly newId: NewId };

export const makePublishPost = maker(
  PublishPost,
  { posts: Posts, limits: Limits, customers: Customers, now: Clock, newId: NewId },
  ({ posts, limits, customers, now, newId }: Needs) =>
    async (customer, { key, text, pictures: written = [], card = null, ...circle }) => {
      const at = now();
      const within = await withinDailyLimit(
        { limits, customers },
        { limit: POST_LIMITS.posts, whileNew: NEW_ACCOUNT_LIMITS.posts, by: customer, at },
      );
      if (within.kind === "refused") return within;
      const id = postId(newId());
      return posts.change<Awaited<ReturnType<PublishPost>>>({
        customer,
        at,
        name: { kind: "key", key, group: circle.group },
        recentFrom: recentFromOf(within.value.isNew, at),
        files: written.map(({ file }) => file),
        decide(facts, { recent, own }) {
          const [before] = facts.posts;
          const pictures = chosenPictures(written, own);
          const post: Post = {
            id,
            author: customer,
            key,
            text,
            pictures: pictures ?? [],
            card,
            ...circle,
            state: { kind: "published" },
            createdAt: at,
            editedAt: null,
          };
          const empty = { post, likes: [], comments: [], held: new Set<never>() };
          const stored = before === undefined ? keptWriting(empty, { kind: "post", after: post }, { at, recent, newId }) : null;
          const thread = seenThread({ ...facts, posts: [before ?? stored?.record ?? empty] });
          if (before === undefined && circle.group !== null && !isInFull(facts, circle.group))
            return { change: null, answer: refused({ kind: "unknown-group" }) };
          if (thread === null) return { change: null, answer: refused({ kind: "not-entered" }) };
          if (before === undefined && pictures === null) return { change: null, answer: refused({ kind: "unknown-picture" }) };
          return { change: stored?.change ?? null, answer: ok(thread.post) };
        },
      });
    },
);
