import { customerId } from "#core/identity/customer-id.ts";
import { postgresSessions } from "#adapters/postgres/identity/sessions.ts";
import { followMany, putManyPosts } from "./made/many-posts.ts";
import { serverRace, timesTheCost } from "./server-cpu.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Figure } from "./figure.ts";
import type { FitbookSize } from "./made/many-posts.ts";
import type { Call, Race, RacedCall } from "./server-cpu.ts";

const LARGE: FitbookSize = { people: 100_000, follows: 1_000_000, posts: 2_000_000 };
const SMALL: FitbookSize = { people: 6_000, follows: 10_000, posts: 20_000 };
const ROUNDS = 11;
const REQUESTS = 60;
const FIRST = "/api/fitbook/posts?kind=feed";

/** Who reads: somebody who follows few, many as they come, and many of whom nobody has written much. */
const READERS = {
  few: { id: "reads-few", count: 50, whom: "active" },
  many: { id: "reads-many", count: 5_000, whom: "active" },
  quiet: { id: "reads-quiet", count: 5_000, whom: "quiet" },
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
    ];
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

async function placeOf(size: FitbookSize, endings: (() => Promise<void>)[]): Promise<Place> {
  const bearers = new Map<string, string>();
  const race = await serverRace({
    bare: new URL("./bare/bare-nothing.ts", import.meta.url),
    async prepare(db) {
      await putManyPosts(db, size);
      for (const reader of Object.values(READERS)) bearers.set(reader.id, await putReader(db, reader, size));
    },
  });
  endings.push(race.close);
  return { race, bearers };
}

async function putReader(db: Database, { id, count, whom }: (typeof READERS)[Reader], { people }: FitbookSize): Promise<string> {
  await followMany(db, id, { count, whom, people });
  return (await postgresSessions(db).open(customerId(id), Date.now())).bearer;
}

type Asked = { readonly place: Place; readonly path: string; readonly reader: Reader };

const callOf = ({ place, path, reader }: Asked): ReturnType<Call> => ({
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
const compared = (name: string, most: number, one: Asked, other: Asked): Promise<Figure> =>
  timesTheCost(name, most, { one: racedCall(one), other: racedCall(other), rounds: ROUNDS, requests: REQUESTS });

const racedCall = (asked: Asked): RacedCall => ({ race: asked.place.race, call: () => callOf(asked) });
