import { ok, refused } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { MADE_UP, madeUpPosts } from "./made-up-facts.ts";
import { viewerFor } from "./view-as.ts";
import { feedCursor, placeIn } from "./feed-cursor.ts";
import { seenPosts } from "./seen-post.ts";
import { maker } from "../../shared/use-case.ts";
import { Posts } from "./posts.port.ts";
import { Groups } from "../groups/groups.port.ts";
import { FeedSeals } from "./feed-seals.port.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { Result } from "../../shared/result.ts";
import type { ViewAs } from "./view-as.ts";
import type { MadeUpViewer } from "../visibility/viewer.ts";
import type { PostList, PostPlace } from "./posts.port.ts";
import type { SeenPost } from "./seen-post.ts";

export const POSTS_A_PAGE = 20;

/** `next` null: the end. Only there a page is short. */
export type PostsPage = { readonly posts: readonly SeenPost[]; readonly next: string | null };

/** `as`: the customer's own posts as others get them; null: as themselves. */
export type ListedPosts = { readonly list: PostList; readonly as: ViewAs | null; readonly after: string | null };

/**
 * Posts that the customer sees, the newest first. "unknown-cursor": it is none of this list, or the list is not the customer's own so that
 * nobody else looks at it through them. Source: specification/fitbook.md, Feed and pages.
 */
export type ListPosts = (customer: CustomerId, posts: ListedPosts) => Promise<Result<PostsPage, { readonly kind: "unknown-cursor" }>>;
export const ListPosts = useCase<ListPosts>("fitbook", "ListPosts");

type Needs = {
  readonly posts: Pick<Posts, "listed">;
  readonly groups: Pick<Groups, "facts">;
  readonly seals: FeedSeals;
};

/** `madeUp` null: the viewer is who they are. */
type Look = { readonly viewer: CustomerId; readonly madeUp: MadeUpViewer | null; readonly list: PostList };

export const makeListPosts = maker(ListPosts, { posts: Posts, groups: Groups, seals: FeedSeals }, ({ posts, groups, seals }: Needs) => {
  return async (customer, { list, as, after }) => {
    const reading = { viewer: customer, list, as };
    const from = after === null ? null : placeIn(after, reading, seals);
    if (after !== null && from === null) return refused({ kind: "unknown-cursor" });
    const madeUp = as === null || list.kind !== "author" ? null : await viewerFor(groups, { customer, whose: list.author }, as);
    if (as !== null && madeUp === null) return refused({ kind: "unknown-cursor" });
    const seen = await seenFrom({ viewer: madeUp === null ? customer : MADE_UP, madeUp, list }, from);
    const page = seen.slice(0, POSTS_A_PAGE);
    const last = page.at(-1);
    return ok({ posts: page, next: last === undefined || seen.length === page.length ? null : feedCursor(last, reading, seals) });
  };

  /** More than a page of what is seen, or all there is. */
  async function seenFrom({ viewer, madeUp, list }: Look, from: PostPlace | null): Promise<readonly SeenPost[]> {
    const seen: SeenPost[] = [];
    let last = from;
    for (;;) {
      const { found, facts } = await posts.listed({ viewer, list, after: last, limit: POSTS_A_PAGE + 1 });
      seen.push(...seenPosts(madeUp === null ? facts : madeUpPosts(facts, madeUp), list.kind === "feed" ? "in-feed" : "all"));
      if (found.length <= POSTS_A_PAGE || seen.length > POSTS_A_PAGE) return seen;
      last = found.at(-1) ?? null;
    }
  }
});
