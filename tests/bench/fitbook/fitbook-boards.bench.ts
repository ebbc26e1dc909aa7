import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { indianDay } from "#core/shared/indian-time.ts";
import { median } from "#tests/bench/asking.ts";
import { atMost } from "#tests/bench/figure.ts";
import { putJobsLater } from "#tests/bench/made/jobs-later.ts";
import { serverRace, timesTheCost } from "#tests/bench/server-cpu.ts";
import { headersOf, personOf, putChallenge, putPeople } from "./many-boards.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { Call, Race } from "#tests/bench/server-cpu.ts";

const [LARGE, SMALL] = [100_000, 100];
const ROUNDS = 9;
const REQUESTS = 40;
const FREEZINGS = 3;
/** So many requests `costs` makes before those that it measures. */
const WARMING_CALLS = 4;
/** How many people ask in turn. */
const ASKING = 20;

type Headers = Awaited<ReturnType<typeof headersOf>>;

/** Boards of large and small challenges, in processor time of server and database. */
export async function bench(): Promise<readonly Figure[]> {
  const players: { readonly large: Headers[]; readonly small: Headers[] } = { large: [], small: [] };
  const race = await serverRace({
    bare: new URL("../bare/bare-nothing.ts", import.meta.url),
    async prepare(db) {
      await putPeople(db, LARGE);
      await putChallenge(db, { id: "large", players: LARGE, endedAgo: -10 });
      await putChallenge(db, { id: "small", players: SMALL, endedAgo: -10 });
      for (let nth = 0; nth < ASKING; nth += 1) {
        players.large.push(await headersOf(db, personOf((nth * LARGE) / ASKING)));
        players.small.push(await headersOf(db, personOf((nth * SMALL) / ASKING)));
      }
    },
  });
  try {
    const headersAt = (of: readonly Headers[], nth: number): Headers => of[nth % ASKING] ?? { authorization: "" };
    const large = (call: Call) => ({ race, call: (nth: number) => ({ headers: headersAt(players.large, nth), ...call(nth) }) });
    const small = (call: Call) => ({ race, call: (nth: number) => ({ headers: headersAt(players.small, nth), ...call(nth) }) });
    const board = (id: string, place: string) => ({ path: `/api/fitbook/leaderboards?challenge_id=${id}&${place}` });
    const entered = (challenge_id: string, nth: number) => ({
      ...({ method: "PUT", path: "/api/fitbook/entries" } as const),
      body: { challenge_id, day: indianDay(Date.now()), amount: 1 + ((entries++ * 7_919 + nth) % 30_000) },
    });
    let entries = 0;
    const rounds = { rounds: ROUNDS, requests: REQUESTS };
    const first = small(() => board("small", "after=0"));
    return [
      await timesTheCost("any page of a board of 100,000, against the first of 100", 1.5, {
        one: large((nth) => board("large", `after=${(nth * 7_919) % LARGE}`)),
        other: first,
        ...rounds,
      }),
      await timesTheCost("own rank with the next one and the page around it among 100,000, against the first page of 100", 1.5, {
        one: large(() => board("large", "around_me=true")),
        other: first,
        ...rounds,
      }),
      await timesTheCost("an entry into a challenge of 100,000, against 100", 1.3, {
        one: large((nth) => entered("large", nth)),
        other: small((nth) => entered("small", nth)),
        ...rounds,
      }),
      await freezing(race, headersAt(players.small, 0)),
    ];
  } finally {
    await race.close();
  }
}

/** The first request for a board that is over, beside what makes the ranks of the same players into a table. */
async function freezing(race: Race, headers: Headers): Promise<Figure> {
  await putJobsLater(race.db); // Players are told by a job, which would still be at one board while the next is frozen.
  await sql`create table bare_result (challenge text, place int4, customer text, rank int4, score int4, days int4, primary key (challenge, place))`.execute(
    race.db,
  );
  await sql`create index on bare_result (customer, challenge)`.execute(race.db);
  const pairs: { readonly ours: number; readonly bare: number }[] = [];
  for (let nth = 0; pairs.length < FREEZINGS; nth += 1) {
    const id = `over-${nth}`;
    await putChallenge(race.db, { id, players: LARGE, endedAgo: 2 });
    const bare = await bareCost(race.db, id);
    let before = WARMING_CALLS; // They ask for another board: this one is frozen once.
    const call = () => ({ path: `/api/fitbook/leaderboards?challenge_id=${before-- > 0 ? "small" : id}&after=0`, headers });
    const [ours = 0] = await race.costs(call, 1);
    if (before === -1) pairs.push({ ours, bare }); // Else another connection was opened meanwhile, and the board was asked for twice.
  }
  const [ms, against] = [median(pairs.map(({ ours }) => ours)) / 1_000, median(pairs.map(({ bare }) => bare)) / 1_000];
  return atMost(
    `freezing a board of 100,000, against a bare rank() of its standings into a table (${ms.toFixed(0)} against ${against.toFixed(0)} ms of processor)`,
    median(pairs.map(({ ours, bare }) => ours / bare)),
    1.5,
  );
}

/** Microseconds of processor of the connection that ranks. */
const bareCost = (db: Database, challenge: string): Promise<number> =>
  db.connection().execute(async (one) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one);
    const used = () => Number(readFileSync(`/proc/${rows[0]?.pid}/schedstat`, "utf8").split(" ")[0]) / 1_000;
    const before = used();
    await sql`insert into bare_result select challenge, row_number() over (order by score desc, customer) - 1, customer,
      rank() over (order by score desc), score, days from challenge_player where challenge = ${challenge} and left_at is null`.execute(one);
    return used() - before;
  });
