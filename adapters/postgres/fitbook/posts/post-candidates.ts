import { sql } from "kysely";
import { postId } from "#core/fitbook/posts/post-id.ts";
import type { PostPlace, PostSearch } from "#core/fitbook/posts/posts.port.ts";
import type { RawBuilder } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** Published posts that may be in a list, the newest first, seen or not. */
export async function postCandidates(db: Database, search: PostSearch): Promise<readonly PostPlace[]> {
  const { rows } = await sql<{
    id: string;
    created_at: Date;
  }>`${listed(search)} order by created_at desc, id desc limit ${search.limit}`.execute(db);
  return rows.map(({ id, created_at }) => ({ id: postId(id), createdAt: created_at.getTime() }));
}

function listed({ list, viewer, after, limit }: PostSearch): RawBuilder<unknown> {
  const behind = after === null ? sql`true` : sql`(created_at, id) < (${new Date(after.createdAt)}, ${after.id})`;
  const published = sql`select id, created_at from fitbook_post where standing = 'published' and ${behind}`;
  switch (list.kind) {
    case "discover":
      return sql`${published} and audience = 'everybody'`;
    case "author":
      return sql`${published} and author = ${list.author}`;
    case "group":
      return sql`${published} and fitbook_group = ${list.group}`;
    case "feed": // The newest of each author and each group: as many as the page may take, however much they have written.
      return sql`select id, created_at from (select post.id, post.created_at from (
          select ${viewer}::text as author
          union all select followed from follow where follower = ${viewer} and state = 'following'
        ) as source
        cross join lateral (${published} and author = source.author order by created_at desc, id desc limit ${limit}) as post
        union select post.id, post.created_at from fitbook_group_member as member
        cross join lateral (${published} and fitbook_group = member.place order by created_at desc, id desc limit ${limit}) as post
        where member.customer = ${viewer} and member.state in ('member', 'admin', 'owner')) as found`;
  }
}
