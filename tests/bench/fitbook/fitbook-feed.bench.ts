import { sql } from "kysely";
import { atLeast } from "#tests/bench/figure.ts";
import { followMany, putManyPosts } from "#tests/bench/made/many-posts.ts";
import { serverRace } from "#tests/bench/server-cpu.ts";
import { headersOf } from "./many-boards.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { FitbookSize } from "#tests/bench/made/many-posts.ts";

/** The server's processor has the same to do among a hundred times as many; what the database has to do is in the bench of feeds. */
const SIZE: FitbookSize = { people: 6_000, follows: 10_000, posts: 20_000 };
const READER = "reads-few";
const FOLLOWED = 50;
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
      await sql`vacuum analyze follow, fitbook_post, bare_feed`.execute(db);
    },
  });
  try {
    const headers = await headersOf(race.db, READER);
    const ratio = await race.ratio(() => ({ path: "/api/fitbook/posts?kind=feed", headers }));
    return [
      atLeast(
        `a feed page of somebody who follows ${FOLLOWED}, against a bare Fastify with a prepared statement over rows by reader`,
        ratio,
        0.6,
      ),
    ];
  } finally {
    await race.close();
  }
}
