import { sql } from "kysely";
import { serverRace, timesTheCost } from "#tests/bench/server-cpu.ts";
import { headersOf } from "./many-boards.ts";
import { A_NAME, putFollowers, putGroup, putNamedPeople } from "./many-people.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { Race, RacedCall } from "#tests/bench/server-cpu.ts";

/** Of everything a hundredth is in the small place; `PEOPLE=200000` puts in fewer, which takes a fifth of the time. */
const LARGE = { people: Number(process.env["PEOPLE"] ?? 1_000_000), followers: 20_000, members: 20_000 };
const SMALL = { people: LARGE.people / 100, followers: 200, members: 200 };
const [MANY, FEW] = [LARGE.people, SMALL.people].map((many) => many.toLocaleString("en-GB"));
const MOST = 1.5;
const ROUNDS = { rounds: 7, requests: 30 };

type Place = { readonly race: Race; readonly headers: { readonly authorization: string } };

/** A person, a group and a search for people among many and among few, in processor time of server and database. */
export async function bench(): Promise<readonly Figure[]> {
  const endings: (() => Promise<void>)[] = [];
  try {
    const [large, small] = [await placeOf(LARGE, endings), await placeOf(SMALL, endings)];
    const compared = (name: string, path: string) =>
      timesTheCost(name, MOST, { one: asked(large, path), other: asked(small, path), ...ROUNDS });
    return [
      await compared(`a person whom 20,000 follow among ${MANY}, against 200 among ${FEW}`, "/api/fitbook/person?user_id=f1"),
      await compared("a group of 20,000, against 200", "/api/fitbook/group?group_id=g"),
      await compared("the first page of its members", "/api/fitbook/groups/members?group_id=g&state=members"),
      await compared("the first page of its posts", "/api/fitbook/posts?group_id=g"),
      await compared(`people by their whole name among ${MANY}, against ${FEW}`, `/api/fitbook/people?name=${encodeURIComponent(A_NAME)}`),
    ];
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

async function placeOf({ people, followers, members }: typeof LARGE, endings: (() => Promise<void>)[]): Promise<Place> {
  const race = await serverRace({
    bare: new URL("../bare/bare-nothing.ts", import.meta.url),
    async prepare(db) {
      await db.connection().execute((one) => putNamedPeople(one, people));
      await putFollowers(db, "f1", followers);
      await putGroup(db, "g", members);
      await sql`insert into fitbook_post (id, author, key, audience, fitbook_group, text, standing, created_at)
        select 'post-' || n, 'f' || n, 'post', 'group', 'g', 'Walked', 'published', now() - n * interval '1 hour' from generate_series(0, 99) as n`.execute(
        db,
      );
      await sql`vacuum analyze customer, fitbook_profile, follow, fitbook_group_member, fitbook_post`.execute(db);
    },
  });
  endings.push(race.close);
  return { race, headers: await headersOf(race.db, "f7") };
}

const asked = ({ race, headers }: Place, path: string): RacedCall => ({ race, call: () => ({ path, headers }) });
