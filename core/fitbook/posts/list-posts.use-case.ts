import { ok, refused } from "../../shared/result.ts";
import { token } from "../../shared/token.ts";
import { feedCursor, placeIn } from "./feed-cursor.ts";
import { seenPosts } from "./seen-post.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { FeedSeals } from "./feed-seals.port.ts";
import type { PostList, PostPlace, Posts } from "./posts.port.ts";
import type { SeenPost } from "./seen-post.ts";

export const POSTS_A_PAGE = 20;

/** `next` null: the end. Only there a page is short. */
export type PostsPage = { readonly posts: readonly SeenPost[]; readonly next: string | null };

/** Posts that the customer sees, the newest first. Source: specification/fitbook.md, Feed and pages. */
export type ListPosts = (
  customer: CustomerId,
  asked: { readonly list: PostList; readonly after: string | null },
) => Promise<Result<PostsPage, { readonly kind: "unknown-cursor" }>>;
export const ListPosts = token<ListPosts>("ListPosts");

type Needs = { readonly posts: Pick<Posts, "candidates" | "facts">; readonly seals: FeedSeals };

export function makeListPosts({ posts, seals }: Needs): ListPosts {
  return async (viewer, { list, after }) => {
    const reading = { viewer, list };
    const from = after === null ? null : placeIn(after, reading, seals);
    if (after !== null && from === null) return refused({ kind: "unknown-cursor" });
    const seen = await seenFrom(viewer, list, from);
    const page = seen.slice(0, POSTS_A_PAGE);
    const last = page.at(-1);
    return ok({ posts: page, next: last === undefined || seen.length === page.length ? null : feedCursor(last, reading, seals) });
  };

  /** More than a page of what is seen, or all there is. */
  async function seenFrom(viewer: CustomerId, list: PostList, from: PostPlace | null): Promise<readonly SeenPost[]> {
    const seen: SeenPost[] = [];
    let last = from;
    for (;;) {
      const found = await posts.candidates({ viewer, list, after: last, limit: POSTS_A_PAGE + 1 });
      const ids = found.map(({ id }) => id);
      if (ids.length > 0) seen.push(...seenPosts(await posts.facts(viewer, ids), list.kind === "feed" ? "in-feed" : "all"));
      if (found.length <= POSTS_A_PAGE || seen.length > POSTS_A_PAGE) return seen;
      last = found.at(-1) ?? null;
    }
  }
}
