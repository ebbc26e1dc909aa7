import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { changeOfPost } from "./post-change.ts";
import { POST_LIMITS, withinLimit } from "./post-limits.ts";
import { maker } from "../../shared/use-case.ts";
import { Posts } from "./posts.port.ts";
import { Limits } from "../../shared/limits.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { TooMuch } from "../daily-limits.ts";
import type { PostId } from "../post-id.ts";
import type { SeenThread } from "./seen-post.ts";
import type { UnknownPost } from "./show-thread.use-case.ts";

/** Likes a post, or takes it back. Liking twice is once. Source: specification/fitbook.md, Comments and likes. */
export type LikePost = (
  customer: CustomerId,
  request: { readonly post: PostId; readonly isLiked: boolean },
) => Promise<Result<SeenThread, UnknownPost | TooMuch>>;
export const LikePost = useCase<LikePost>("fitbook", "LikePost");

type Needs = { readonly posts: Pick<Posts, "change">; readonly limits: Limits; readonly now: Clock };

export const makeLikePost = maker(
  LikePost,
  { posts: Posts, limits: Limits, now: Clock },
  ({ posts, limits, now }: Needs) =>
    async (customer, { post: id, isLiked }) => {
      const at = now();
      const within = isLiked ? await withinLimit(limits, { limit: POST_LIMITS.likes, by: customer, at }) : ok(null);
      if (within.kind === "refused") return within;
      return posts.change<Awaited<ReturnType<LikePost>>>({
        customer,
        at,
        name: { kind: "id", id },
        recentFrom: null,
        decide: (facts) =>
          changeOfPost(facts, "like", (record) => {
            if (record.likes.includes(customer) === isLiked) return ok(null);
            const others = record.likes.filter((person) => person !== customer);
            const likes = isLiked ? [...others, customer] : others;
            return ok({ change: { kind: isLiked ? "like" : "unlike", post: id }, record: { ...record, likes } });
          }),
      });
    },
);
