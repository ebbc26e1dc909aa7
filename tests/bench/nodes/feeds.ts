// What a page of a feed, and publishing a post, would cost if posts lay on three nodes: found by who wrote them, or by rows that are kept
// for each reader; against the posts of today, which lie on the coordinator. Of the two others only as much is here as the question needs:
// their tables, and one statement each. Needs Citus. Each is tried once more while a node is lost.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import { candidateQuery, candidateValues } from "#adapters/postgres/fitbook/posts/post-candidates.ts";
import { followMany, putManyPosts } from "#tests/bench/made/many-posts.ts";
import { distributedServers } from "#tests/cluster/distributed-servers.ts";
import { aSpreadShop } from "#tests/cluster/spread-shop.ts";
import { printCosts, printWithoutNode } from "./rounds.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

const SIZE = { people: 6_000, follows: 60_000, posts: 200_000 } as const;
const READER = customerId("reads");
const FOLLOWED = 50;
/** Nobody else follows them: whoever is drawn by chance has followers of their own. */
const FAMOUS = "famous";
const FOLLOWERS = 1_000;
const PAGE = 21;
const TIMES = 20;

/** Whom one follows is known on the coordinator, which tells the nodes. */
const BY_AUTHOR = {
  name: "by author",
  text: `select id, created_at from post_by_author where standing = 'published'
    and author in (select $1::text union all select followed from follow where follower = $1 and state = 'following')
    order by created_at desc, id desc limit $2`,
};

const BY_READER = {
  name: "by reader",
  text: "select id, created_at from feed where reader = $1 order by created_at desc, id desc limit $2",
};

const publish = (table: string) => ({
  name: `published in ${table}`,
  text: `insert into ${table} (id, author, key, audience, text, standing, created_at) values ($1, $2, $1, 'everybody', 'Walked', 'published', now())`,
});

const DELIVER = {
  name: "delivered",
  text: "insert into feed select follower, now(), $1 from follow where followed = $2 and state = 'following' returning id",
};

const servers = await distributedServers(3);
let opened: Database | null = null;
try {
  const ports = { coordinator: servers.coordinator.port, nodes: servers.nodes.map(({ port }) => port) };
  const db = openDatabase(await aSpreadShop(ports, "feeds"));
  opened = db;
  await putManyPosts(db, SIZE);
  await followMany(db, READER, { count: FOLLOWED, whom: "active", people: SIZE.people });
  await sql`insert into customer (id, name, created_at) values (${FAMOUS}, 'Famous', now())`.execute(db);
  await sql`insert into follow (follower, followed, state, changed_at)
    select 'f' || nth, ${FAMOUS}, 'following', now() from generate_series(1, ${sql.lit(FOLLOWERS)}) nth`.execute(db);
  await spread(db);
  await sql`analyze`.execute(db);

  const search = { viewer: READER, list: { kind: "feed" }, after: null, limit: PAGE } as const;
  const page = { name: "a page as it is", text: candidateQuery("feed", PAGE) };
  const [today, byAuthor, byReader] = [
    () => rowsOf<Found>(db, page, candidateValues(search)),
    () => rowsOf<Found>(db, BY_AUTHOR, [READER, PAGE]),
    () => rowsOf<Found>(db, BY_READER, [READER, PAGE]),
  ];
  const expected = (await today()).map(({ id }) => id).join();
  for (const read of [byAuthor, byReader])
    if ((await read()).map(({ id }) => id).join() !== expected) throw new Error("a page differs from that of today");

  const deliver = async () => {
    const { length } = await rowsOf(db, DELIVER, [randomUUID(), FAMOUS]);
    if (length !== FOLLOWERS) throw new Error(`a post came to ${length} readers`);
  };

  await printCosts(ports, TIMES, {
    "a page of a feed, posts on the coordinator": () => again(today),
    "a page of a feed, posts by author": () => again(byAuthor),
    "a page of a feed, rows by reader": () => again(byReader),
  });
  await printCosts(ports, TIMES, {
    "a post, on the coordinator": () => again(() => rowsOf(db, publish("fitbook_post"), [randomUUID(), FAMOUS])),
    "a post, by author": () => again(() => rowsOf(db, publish("post_by_author"), [randomUUID(), FAMOUS])),
    [`the rows of a post for ${FOLLOWERS} readers`]: () => again(deliver),
  });
  const [, , lost] = servers.nodes;
  if (lost === undefined) throw new TypeError("three nodes");
  await printWithoutNode(lost, {
    "a page of a feed, posts on the coordinator": today,
    "a page of a feed, posts by author": byAuthor,
    [`the rows of a post for ${FOLLOWERS} readers`]: deliver,
  });
} finally {
  await opened?.destroy();
  await servers.end();
}

type Found = { readonly id: string };

async function again(act: () => Promise<unknown>): Promise<void> {
  for (let nth = 0; nth < TIMES; nth += 1) await act();
}

/** The same posts by author, and each of them once more for whoever follows that. */
async function spread(db: Database): Promise<void> {
  await sql`create table post_by_author (like fitbook_post including defaults, primary key (author, id))`.execute(db);
  await sql`create index on post_by_author (author, created_at desc, id desc) where standing = 'published'`.execute(db);
  await sql`select create_distributed_table('post_by_author', 'author')`.execute(db);
  await sql`insert into post_by_author select * from fitbook_post`.execute(db);
  await sql`create table feed (reader text not null, created_at timestamptz not null, id text not null, primary key (reader, id))`.execute(
    db,
  );
  await sql`create index on feed (reader, created_at desc, id desc)`.execute(db);
  await sql`select create_distributed_table('feed', 'reader')`.execute(db);
  await sql`insert into feed select follower, created_at, id from follow join fitbook_post on author = followed where state = 'following'`.execute(
    db,
  );
}
