import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerId } from "#core/identity/customer-id.ts";
import { listedPosts } from "#adapters/postgres/fitbook/posts/post-facts.ts";
import { aDatabase, aPlace } from "#tests/postgres.ts";
import type { PostPlace } from "#core/fitbook/posts/posts.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const POSTS = 2_400;
const LIMIT = 21;
const MANY = 5_000; // Whom somebody follows.

let db: Database;
beforeAll(async () => {
  db = await aDatabase(await aPlace());
  // Sixty people have written, one after the other; some of their posts are for a group, hidden, or of the same moment.
  await sql`insert into customer (id, name, created_at) select 'p' || nth, 'P', now() from generate_series(0, 63) as nth`.execute(db);
  await sql`insert into fitbook_group (id, name, about, rules, is_open, may_members_invite, created_at)
    values ('g', 'Walkers', '', '', true, false, now())`.execute(db);
  await sql`insert into fitbook_post (id, author, key, audience, fitbook_group, text, standing, created_at)
    select 'post' || nth, 'p' || nth % 60, nth, case when nth % 7 = 0 then 'group' else 'followers' end, case when nth % 7 = 0 then 'g' end, 'Ran',
      case when nth % 11 = 0 then 'hidden' else 'published' end, timestamptz '2026-01-01 00:00+00' + nth / 3 * interval '1 minute'
    from generate_series(1, ${POSTS}) as nth`.execute(db);
  // p64 and p65 follow so many that more of the newest posts are looked through, of whom few have written; p66 so many who have.
  await sql`insert into customer (id, name, created_at) select 'q' || nth, 'Q', now() from generate_series(1, ${MANY}) as nth`.execute(db);
  await sql`insert into customer (id, name, created_at) values ('p64', 'P', now()), ('p65', 'P', now()), ('p66', 'P', now())`.execute(db);
  await sql`insert into follow (follower, followed, state, changed_at) select 'p64', 'q' || nth, 'following', now() from generate_series(1, ${MANY}) as nth
    union all select 'p64', unnest(array['p5', 'p6']), 'following', now() union all select 'p64', 'p7', 'requested', now()
    union all select 'p65', 'q' || nth, 'following', now() from generate_series(1, 600) as nth union all select 'p65', 'p9', 'following', now()
    union all select 'p66', 'q' || nth, 'following', now() from generate_series(1, 3000) as nth
    union all select 'p66', 'p' || nth, 'following', now() from generate_series(0, 59) as nth
    union all select 'q' || nth, 'p8', 'following', now() from generate_series(1, ${MANY}) as nth`.execute(db); // Most people follow few.
  // p61 follows all, p62 one who last wrote long ago, and p63 is in the group alone.
  await sql`insert into follow (follower, followed, state, changed_at) select 'p61', 'p' || nth, 'following', now() from generate_series(0, 59) as nth`.execute(
    db,
  );
  await sql`insert into follow (follower, followed, state, changed_at) values ('p62', 'p3', 'following', now()), ('p62', 'p4', 'requested', now())`.execute(
    db,
  );
  await sql`update fitbook_post set standing = 'hidden' where author = 'p3' and created_at > timestamptz '2026-01-01 03:00+00'`.execute(db);
  await sql`insert into fitbook_group_member (place, customer, state, changed_at) values ('g', 'p63', 'member', now())`.execute(db);
  await sql`analyze follow`.execute(db);
});
afterAll(() => db.destroy());

/** By trying every post. */
async function everyPostOf(viewer: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string; author: string; fitbook_group: string | null }>`
    select id, author, fitbook_group from fitbook_post where standing = 'published' order by created_at desc, id desc`.execute(db);
  const follows = await db
    .selectFrom("follow")
    .select("followed")
    .where("follower", "=", viewer)
    .where("state", "=", "following")
    .execute();
  const groups = await db.selectFrom("fitbook_group_member").select("place").where("customer", "=", viewer).execute();
  const [followed, places] = [new Set(follows.map((row) => row.followed)), new Set(groups.map((row) => row.place))];
  return rows
    .filter((post) => post.author === viewer || followed.has(post.author) || places.has(post.fitbook_group ?? ""))
    .map(({ id }) => id);
}

describe("the posts that may be in a feed", () => {
  it.each(["p61", "p62", "p63", "p64", "p65", "p66", "p5", "p60"])(
    "are all those of %s, in pages without a repeat or a gap",
    async (who) => {
      const found: PostPlace[] = [];
      for (;;) {
        const search = { viewer: customerId(who), list: { kind: "feed" }, after: found.at(-1) ?? null, limit: LIMIT } as const;
        const { found: page, facts } = await listedPosts(db, search);
        expect(facts.posts.map(({ post }) => post.id)).toEqual(page.map(({ id }) => id));
        found.push(...page);
        if (page.length < LIMIT) break;
      }
      expect(found.map(({ id }) => id)).toEqual(await everyPostOf(who));
    },
  );

  it("are found without reading all whom somebody follows, where the newest of all are mostly theirs", async () => {
    await db.transaction().execute(async (trx) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
      const before = await readOfFollows(trx);
      const { found } = await listedPosts(trx, { viewer: customerId("p66"), list: { kind: "feed" }, after: null, limit: LIMIT });
      expect(found).toHaveLength(LIMIT);
      expect((await readOfFollows(trx)) - before).toBeLessThan(100);
    });
  });

  it("come with what the viewer and the people on the page are to each other, and nobody else whom the viewer follows is read", async () => {
    await db.transaction().execute(async (trx) => {
      await sql`set local plan_cache_mode = force_generic_plan`.execute(trx); // As after some pages: made for somebody who follows as many as most do.
      const before = await readOfFollows(trx);
      const { facts } = await listedPosts(trx, {
        viewer: customerId("p64"),
        list: { kind: "author", author: customerId("p5") },
        after: null,
        limit: LIMIT,
      });
      expect(facts.follows).toEqual([{ from: "p64", to: "p5", state: "following" }]);
      expect((await readOfFollows(trx)) - before).toBe(1);
    });
  });

  /** How many follows this connection has read, and not yet put in the books of all. */
  async function readOfFollows(trx: Database): Promise<number> {
    const { rows } = await sql<{ many: number }>`select seq_tup_read + coalesce(idx_tup_fetch, 0) as many
      from pg_stat_xact_user_tables where relname = 'follow'`.execute(trx);
    return rows[0]?.many ?? 0;
  }
});
