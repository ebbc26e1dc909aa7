import { sql } from "kysely";
import { postId } from "#core/fitbook/posts/post-id.ts";
import type { PostPlace, PostSearch } from "#core/fitbook/posts/posts.port.ts";
import type { RawBuilder } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Of so many newest posts of all those of a feed are taken first. */
const SCANNED = 500;
/** From so many followed people on it pays to look through more of them: to ask each of these people takes longer, even where nothing is found before. */
const MANY_FOLLOWED = 500;
const SCANNED_FOR_MANY = 20_000;

/** Published posts that may be in a list, the newest first, seen or not. */
export async function postCandidates(db: Database, search: PostSearch): Promise<readonly PostPlace[]> {
  const { list, limit } = search;
  const amongNewest = list.kind === "feed" ? await placesIn(db, feedAmongNewest(search), limit) : [];
  return amongNewest.length === limit ? amongNewest : placesIn(db, listed(search), limit);
}

async function placesIn(db: Database, posts: RawBuilder<unknown>, limit: number): Promise<readonly PostPlace[]> {
  const { rows } = await sql<{
    id: string;
    created_at: Date;
  }>`${posts} order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id, created_at }) => ({ id: postId(id), createdAt: created_at.getTime() }));
}

type Asked = Pick<PostSearch, "viewer" | "after" | "limit">;

const published = ({ after }: Pick<PostSearch, "after">): RawBuilder<unknown> => sql`standing = 'published'
  and ${after === null ? sql`true` : sql`(created_at, id) < (${new Date(after.createdAt)}, ${after.id})`}`;

const isIn = sql`state in ('member', 'admin', 'owner')`;

function listed({ list, ...asked }: PostSearch): RawBuilder<unknown> {
  const posts = sql`select id, created_at from fitbook_post where ${published(asked)}`;
  switch (list.kind) {
    case "discover":
      return sql`${posts} and audience = 'everybody'`;
    case "author":
      return sql`${posts} and author = ${list.author}`;
    case "group":
      return sql`${posts} and fitbook_group = ${list.group}`;
    case "feed":
      return feedOfEach(asked);
  }
}

/** Those of the newest posts of all: who follows many finds a page among them, which would take long author by author. */
const feedAmongNewest = (asked: Asked): RawBuilder<unknown> => sql`select id, created_at from (
    select id, created_at, author, fitbook_group from fitbook_post where ${published(asked)}
    order by created_at desc, id desc limit (select case when exists (
      select from follow where follower = ${asked.viewer} and state = 'following' offset ${sql.lit(MANY_FOLLOWED)}
    ) then ${sql.lit(SCANNED_FOR_MANY)} else ${sql.lit(SCANNED)} end)
  ) as newest
  where author = ${asked.viewer}
    or author in (select followed from follow where follower = ${asked.viewer} and state = 'following')
    or fitbook_group in (select place from fitbook_group_member where customer = ${asked.viewer} and ${isIn})`;

/** The newest of each author and each group: as many as the page may take, however much they have written. */
const feedOfEach = (asked: Asked): RawBuilder<unknown> => {
  const newest = sql`select id, created_at from fitbook_post where ${published(asked)}`;
  const first = sql`order by created_at desc, id desc limit ${asked.limit}`;
  return sql`select id, created_at from (select post.id, post.created_at from (
      select ${asked.viewer}::text as author
      union all select followed from follow where follower = ${asked.viewer} and state = 'following'
    ) as source
    cross join lateral (${newest} and author = source.author ${first}) as post
    union select post.id, post.created_at from fitbook_group_member as member
    cross join lateral (${newest} and fitbook_group = member.place ${first}) as post
    where member.customer = ${asked.viewer} and member.${isIn}) as found`;
};
