// Decision: docs/decisions/feeds-are-read-from-their-authors.md
import { VIEWER } from "#adapters/postgres/fitbook/people-facts.ts";
import type { PostSearch } from "#core/fitbook/posts/posts.port.ts";

/**
 * Of so many newest posts of all those of a feed are taken first, by how many more people than these are followed: the longer it takes to
 * ask each of them, the more it pays.
 */
const SCANNED = [
  { above: 500, posts: 20_000 },
  { above: 100, posts: 500 },
] as const;

/**
 * Of who follows more than so many, the authors of so many newest posts are looked up one by one: a page is mostly among them, and to read
 * all whom one follows takes longer.
 */
const LOOKED_UP = { above: 2_500, posts: 1_000 } as const;

/** Every moment is before it. */
const NEVER = "infinity";

/** What a list is asked with: the viewer, the place behind which it goes on as $2 and $3, whose it is as $4 if it is somebody's. */
export function candidateValues({ viewer, list, after }: PostSearch): readonly unknown[] {
  const from = after === null ? [NEVER, ""] : [new Date(after.createdAt), after.id];
  const whose = list.kind === "author" ? [list.author] : list.kind === "group" ? [list.group] : [];
  return [viewer, ...from, ...whose];
}

const WHOSE = "(select $4::text)";
const PUBLISHED = `standing = 'published' and (created_at, id) < ((select $2::timestamptz), (select $3::text))`;
const FOLLOWED = `select followed from follow where follower = ${VIEWER} and state = 'following'`;
const IS_IN = `state in ('member', 'admin', 'owner')`;
const NEWEST_FIRST = "order by created_at desc, id desc";

/** A query for published posts that may be in a list, the newest first, seen or not: `id` and `created_at`. */
export function candidateQuery(kind: PostSearch["list"]["kind"], limit: number): string {
  const first = `${NEWEST_FIRST} limit ${limit}`;
  switch (kind) {
    case "discover":
      return `select id, created_at from fitbook_post where ${PUBLISHED} and audience = 'everybody' ${first}`;
    case "author":
      return `select id, created_at from fitbook_post where ${PUBLISHED} and author = ${WHOSE} ${first}`;
    case "group":
      return `select id, created_at from fitbook_post where ${PUBLISHED} and fitbook_group = ${WHOSE} ${first}`;
    case "feed":
      return `with looked_up as materialized (${feedLookedUp} ${first}),
        newest as materialized (
          select id, created_at from looked_up
          union select id, created_at from (${feedAmongNewest} ${first}) as scanned where (select count(*) from looked_up) < ${limit}
        )
        select id, created_at from (
          select id, created_at from newest
          union select id, created_at from (${feedOfEach(first)}) as of_each where (select count(*) from newest) < ${limit}
        ) as found ${first}`;
  }
}

/** Those of so many newest posts of all: who follows many finds a page among them, which would take long author by author. */
const amongNewest = (posts: string, isFollowed: string): string => `select id, created_at from (
    select id, created_at, author, fitbook_group from fitbook_post where ${PUBLISHED}
    ${NEWEST_FIRST} limit (select case ${posts} else 0 end)
  ) as latest
  where author = ${VIEWER} or ${isFollowed}
    or fitbook_group is not null and fitbook_group in (select place from fitbook_group_member where customer = ${VIEWER} and ${IS_IN})`;

/** By a total that is kept, since it only says what takes least time. */
const followsMore = ({ above, posts }: { readonly above: number; readonly posts: number }): string =>
  `when (select sum(people) from follow_tally where customer = ${VIEWER} and list = 'following') > ${above} then ${posts}`;

const feedLookedUp = amongNewest(
  followsMore(LOOKED_UP),
  `(select state from follow where follower = ${VIEWER} and followed = latest.author) = 'following'`,
);
const feedAmongNewest = amongNewest(SCANNED.map(followsMore).join(" "), `author in (${FOLLOWED})`);

/** The newest of each author and each group: as many as the page may take, however much they have written. */
const feedOfEach = (first: string): string => {
  const newest = `select id, created_at from fitbook_post where ${PUBLISHED}`;
  return `select post.id, post.created_at from (select ${VIEWER} as author union all ${FOLLOWED}) as source
      cross join lateral (${newest} and author = source.author ${first}) as post
    union all select post.id, post.created_at from fitbook_group_member as member
      cross join lateral (${newest} and fitbook_group = member.place ${first}) as post
      where member.customer = ${VIEWER} and member.${IS_IN}`;
};
