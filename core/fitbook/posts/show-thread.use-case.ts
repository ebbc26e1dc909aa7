import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { seenThread } from "./seen-post.ts";
import { maker } from "../../shared/use-case.ts";
import { Posts } from "./posts.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { PostId } from "../post-id.ts";
import type { SeenThread } from "./seen-post.ts";

/** Not there, or not seen: nobody is told which. */
export type UnknownPost = { readonly kind: "unknown-post" };

/** One post with its comments. Source: specification/visibility.md, Likes and comments. */
export type ShowThread = (customer: CustomerId, id: PostId) => Promise<Result<SeenThread, UnknownPost>>;
export const ShowThread = useCase<ShowThread>("fitbook", "ShowThread");

export const makeShowThread = maker(
  ShowThread,
  { posts: Posts },
  ({ posts }: { readonly posts: Pick<Posts, "facts"> }) =>
    async (customer, id) => {
      const thread = seenThread(await posts.facts(customer, [id]));
      return thread === null ? refused({ kind: "unknown-post" }) : ok(thread);
    },
);
