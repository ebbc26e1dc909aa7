import { sql } from "kysely";
import { atLeast, reachingAtLeast } from "#tests/bench/figure.ts";
import { followMany, putManyPosts } from "#tests/bench/made/many-posts.ts";
import { serverRace, timesTheCost } from "#tests/bench/server-cpu.ts";
import { headersOf } from "./many-boards.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { FitbookSize } from "#tests/bench/made/many-posts.ts";

/** The server's processor has the same to do among a hundred times as many; what the database has to do is in the bench of feeds. */
const SIZE: FitbookSize = { people: 6_000, follows: 10_000, posts: 20_000 };
const READER = "reads-few";
/** Follows as many, and is in groups in which others post. */
const MEMBER = "reads-groups";
const FOLLOWED = 50;
const GROUPS = 4;
const POSTS_OF_GROUPS = 400;
/** Each reader's list would be cut at about so many. */
const ROWS_BY_READER = 800;

/** The first page of a feed beside the same page from rows by reader, which are only there for this. */
export async function bench(): Promise<readonly Figure[]> {
  const race = await serverRace({
    bare: new URL("./bare-fitbook.ts", import.meta.url),
    bareEnvironment: () => ({ BARE_READER: READER }),
    besides: ["next"], // Where the next page begins is sealed.
    async prepare(db) {
      await putManyPosts(db, SIZE);
      await followMany(db, READER, { count: FOLLOWED, whom: "active", people: SIZE.people });
      await sql`create table bare_feed (reader text, created_at timestamptz, post text collate "C", primary key (reader, created_at, post))`.execute(
        db,
      );
      await sql`insert into bare_feed select follower, post.created_at, post.id from follow join fitbook_post post on post.author = followed
        where follower = ${READER} and standing = 'published' order by post.created_at desc limit ${sql.lit(ROWS_BY_READER)}`.execute(db);
      await followMany(db, MEMBER, { count: FOLLOWED, whom: "active", people: SIZE.people });
      await putGroups(db);
      await sql`vacuum analyze follow, fitbook_post, bare_feed, fitbook_group_member`.execute(db);
    },
  });
  try {
    const path = "/api/fitbook/posts?kind=feed";
    const headers = await headersOf(race.db, READER);
    const ratio = await race.ratio(() => ({ path, headers }));
    const ofMember = { path, headers: await headersOf(race.db, MEMBER) };
    const answer: { readonly payload: { readonly posts: readonly { readonly group: unknown }[] } } = JSON.parse(await race.ask(ofMember));
    const ofGroups = answer.payload.posts.filter(({ group }) => group !== null).length;
    if (ofGroups === 0) throw new Error("No post of the page is of a group");
    return [
      reachingAtLeast(
        atLeast(
          `a feed page of somebody who follows ${FOLLOWED}, against a bare Fastify with a prepared statement over rows by reader`,
          ratio,
          0.6,
        ),
        0.31,
      ),
      await timesTheCost(`the same page of a member of ${GROUPS} groups, ${ofGroups} of its 20 posts from there, against none`, 1.5, {
        one: { race, call: () => ofMember },
        other: { race, call: () => ({ path, headers }) },
        rounds: 9,
        requests: 100,
      }),
    ];
  } finally {
    await race.close();
  }
}

/** Groups with their owner and two who run them beside, in which somebody posts every other day. */
async function putGroups(db: Database): Promise<void> {
  await sql`insert into fitbook_group (id, name, is_open, created_at) select 'g' || nth, 'Group ' || nth, true, now() from generate_series(1, ${sql.lit(GROUPS)}) as nth`.execute(
    db,
  );
  await sql`insert into fitbook_group_member (place, customer, state, changed_at)
    select 'g' || nth, 'f' || (3000 + nth * 10 + place), case place when 0 then 'owner' when 1 then 'admin' when 2 then 'admin' else 'member' end, now()
      from generate_series(1, ${sql.lit(GROUPS)}) as nth cross join generate_series(0, 9) as place
    union all select 'g' || nth, ${MEMBER}, 'member', now() from generate_series(1, ${sql.lit(GROUPS)}) as nth`.execute(db);
  await sql`insert into fitbook_post (id, author, key, audience, fitbook_group, text, standing, created_at)
    select gen_random_uuid()::text, 'f' || (3000 + (nth % ${sql.lit(GROUPS)} + 1) * 10 + nth % 10), 'g' || nth, 'group',
      'g' || (nth % ${sql.lit(GROUPS)} + 1), 'Walked with the group ' || nth, 'published', now() - nth * interval '2 days'
    from generate_series(1, ${sql.lit(POSTS_OF_GROUPS)}) as nth`.execute(db);
}
