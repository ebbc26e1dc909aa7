import { sql } from "kysely";
import { customerId } from "#core/identity/customer-id.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { followMany, putManyPosts } from "#tests/bench/made/many-posts.ts";
import { serverRace, timesTheCost } from "#tests/bench/server-cpu.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { FitbookSize } from "#tests/bench/made/many-posts.ts";
import type { Call, Race, RacedCall } from "#tests/bench/server-cpu.ts";

const LARGE: FitbookSize = { people: 100_000, follows: 1_000_000, posts: 2_000_000 };
const SMALL: FitbookSize = { people: 6_000, follows: 10_000, posts: 20_000 };
const ROUNDS = 9;
const REQUESTS = 40;
const BLOCKS = 5_000;
const BLOCKS_OF_AUTHORS = 500;
const FOLLOWERS = { famous: 60_000, known: 60 } as const;
/** So many authors of each kind publish in turn: nobody publishes more than fifty a day. */
const AUTHORS = 3;
const PUBLISHING = { rounds: 5, requests: 10 } as const;
const FIRST = "/api/fitbook/posts?kind=feed";

/**
 * Who reads: somebody who follows few, many as they come, and many of whom nobody has written much; one who blocks many, and one of whose
 * authors each blocks many, who are others than those of the first.
 */
const READERS = {
  few: { id: "reads-few", count: 50, whom: "active" },
  many: { id: "reads-many", count: 5_000, whom: "active" },
  quiet: { id: "reads-quiet", count: 5_000, whom: "quiet" },
  blocking: { id: "reads-blocking", count: 50, whom: "active" },
  blocked: { id: "reads-blocked", count: 51, whom: "active" },
} as const;
type Reader = keyof typeof READERS;
type Place = { readonly race: Race; readonly bearers: ReadonlyMap<string, string> };

/** Pages of a feed, in processor time of server and database a request, in rounds that alternate. */
export async function bench(): Promise<readonly Figure[]> {
  const endings: (() => Promise<void>)[] = [];
  try {
    const [small, large] = [await placeOf(SMALL, endings), await placeOf(LARGE, endings)];
    const few = { place: large, path: FIRST, reader: "few" } as const;
    const tenth = async (reader: Reader) => ({ place: large, path: await tenthPage(large, reader), reader });
    return [
      await compared("first page of a feed of 5,000 whom one follows, against 50", 1.3, { ...few, reader: "many" }, few),
      await compared("tenth page of the same", 1.3, await tenth("many"), await tenth("few")),
      await compared("first page of 5,000 who have hardly written, against 50", 1.3, { ...few, reader: "quiet" }, few),
      await compared("first page of 50 among 1,000,000 follows and 2,000,000 posts, against 10,000 and 20,000", 1.4, few, {
        ...few,
        place: small,
      }),
      await compared("first page with 5,000 blocks of one's own, against none", 1.3, { ...few, reader: "blocking" }, few),
      await publishing(large),
      // Last: from here on those whom all of these follow have blocks.
      await afterBlocks(large, few),
    ];
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

async function placeOf(size: FitbookSize, endings: (() => Promise<void>)[]): Promise<Place> {
  const bearers = new Map<string, string>();
  const race = await serverRace({
    bare: new URL("../bare/bare-nothing.ts", import.meta.url),
    async prepare(db) {
      await putManyPosts(db, size);
      for (const reader of Object.values(READERS)) bearers.set(reader.id, await putReader(db, reader, size));
      await blockMany(db, READERS.blocking.id, Math.min(BLOCKS, size.people / 2));
      if (size === LARGE) for (const [kind, many] of Object.entries(FOLLOWERS)) await putAuthors(db, { kind, many, bearers });
      await sql`vacuum analyze follow, customer_block, fitbook_post`.execute(db);
    },
  });
  endings.push(race.close);
  return { race, bearers };
}

async function putReader(db: Database, { id, count, whom }: (typeof READERS)[Reader], { people }: FitbookSize): Promise<string> {
  await followMany(db, id, { count, whom, people });
  return (await postgresSessions(db).open(customerId(id), Date.now())).bearer;
}

/** Blocks people whom nobody of the readers follows: these are followed by chance from the first ones on. */
const blockMany = (db: Database, who: string, many: number) =>
  sql`insert into customer_block (blocker, blocked, blocked_at)
    select ${who}, customer.id, now() from customer where customer.id <> ${who} and not exists (select from follow where follower = ${who} and followed = customer.id)
    order by customer.id desc limit ${sql.lit(many)}`.execute(db);

type MadeAuthors = { readonly kind: string; readonly many: number; readonly bearers: Map<string, string> };

/** People who have been here for long and are followed by so many. */
async function putAuthors(db: Database, { kind, many, bearers }: MadeAuthors): Promise<void> {
  for (let nth = 0; nth < AUTHORS; nth += 1) {
    const id = `${kind}-${nth}`;
    await followMany(db, id, { count: 1, whom: "active", people: 2 });
    await sql`update customer set created_at = now() - interval '1 year' where id = ${id}`.execute(db);
    await sql`insert into follow (follower, followed, state, changed_at)
      select 'f' || nth, ${id}, 'following', now() from generate_series(1, ${sql.lit(many)}) as nth`.execute(db);
    bearers.set(id, (await postgresSessions(db).open(customerId(id), Date.now())).bearer);
  }
}

/** Nothing is written by reader: a post is there for all of them as soon as it is answered. */
function publishing({ race, bearers }: Place): Promise<Figure> {
  let posts = 0;
  const by = (kind: keyof typeof FOLLOWERS): RacedCall => ({
    race,
    call: (nth) => ({
      method: "POST",
      path: "/api/fitbook/posts",
      headers: { authorization: `Bearer ${bearers.get(`${kind}-${nth % AUTHORS}`) ?? ""}` },
      body: { key: `bench-${posts}`, text: `Walked ${posts++}`, audience: "followers" },
    }),
  });
  const name = "publishing with 60,000 followers until it is answered and all have it, against 60";
  return timesTheCost(name, 1.2, { one: by("famous"), other: by("known"), ...PUBLISHING });
}

/** Everybody whom this reader follows blocks 500 others. */
async function afterBlocks({ race }: Place, few: FeedRequest): Promise<Figure> {
  await sql`insert into customer_block (blocker, blocked, blocked_at)
    select followed, 'f' || (50000 + nth), now() from follow cross join generate_series(1, ${sql.lit(BLOCKS_OF_AUTHORS)}) as nth
    where follower = ${READERS.blocked.id} and followed <> 'f' || (50000 + nth) on conflict do nothing`.execute(race.db);
  await sql`analyze customer_block`.execute(race.db);
  return compared("first page of authors who block 500 each, against authors who block nobody", 1.3, { ...few, reader: "blocked" }, few);
}

type FeedRequest = { readonly place: Place; readonly path: string; readonly reader: Reader };

const callOf = ({ place, path, reader }: FeedRequest): ReturnType<Call> => ({
  path,
  headers: { authorization: `Bearer ${place.bearers.get(READERS[reader].id) ?? ""}` },
});

async function tenthPage(place: Place, reader: Reader): Promise<string> {
  let path = FIRST;
  for (let page = 1; page < 10; page += 1) {
    const { payload }: { payload: { posts: readonly unknown[]; next: string } } = JSON.parse(
      await place.race.ask(callOf({ place, path, reader })),
    );
    if (payload.posts.length !== 20) throw new Error(`page ${page} of ${reader} has ${payload.posts.length} posts`);
    path = `${FIRST}&after=${encodeURIComponent(payload.next)}`;
  }
  return path;
}

/** What one page costs against another. */
const compared = (name: string, most: number, one: FeedRequest, other: FeedRequest): Promise<Figure> =>
  timesTheCost(name, most, { one: racedCall(one), other: racedCall(other), rounds: ROUNDS, requests: REQUESTS });

const racedCall = (request: FeedRequest): RacedCall => ({ race: request.place.race, call: () => callOf(request) });
