import { Agent } from "node:http";
import { sql } from "kysely";
import { answered, inParallel, median } from "#tests/bench/asking.ts";
import { atMost } from "#tests/bench/figure.ts";
import { bearerOf, putPlayers } from "#tests/bench/quizzes/many-attempts.ts";
import { liveServers } from "#tests/bench/quizzes/live-servers.ts";
import { serverRace } from "#tests/bench/server-cpu.ts";
import { putEvent } from "./many-attendees.ts";
import type { MeasuredRequest } from "#tests/bench/asking.ts";
import type { Figure } from "#tests/bench/figure.ts";

const [LONG, SHORT] = [50_000, 5];
const ROUNDS = 5;
const REQUESTS = 20;
const RACERS = 200;
const RACES = 5;
const WARMING = 2;

/** Joining an event, by how many wait already, and two hundred at once. */
export async function bench(): Promise<readonly Figure[]> {
  return [await joining(), await racing()];
}

const joined = (event: string, who: number): MeasuredRequest => ({
  method: "PUT",
  path: "/api/events/attendance",
  headers: { authorization: `Bearer ${bearerOf(who)}` },
  body: { event_id: event, do: "join" },
});

/** Processor time of server and database, everybody joining once. */
async function joining(): Promise<Figure> {
  const joiners = 2 * (ROUNDS + WARMING) * (REQUESTS + 8);
  const race = await serverRace({
    bare: new URL("../bare/bare-nothing.ts", import.meta.url),
    async prepare(db) {
      await putPlayers(db, LONG + joiners + 1);
      await putEvent(db, { id: "long", seats: 1, waiting: LONG }, LONG + joiners - 1);
      await putEvent(db, { id: "short", seats: 1, waiting: SHORT }, LONG + joiners - 1);
      await sql`vacuum analyze event, event_attendee, event_step`.execute(db);
    },
  });
  try {
    let next = LONG;
    const costOf = async (event: string) => median(await race.costs(() => joined(event, next++), REQUESTS));
    const pairs: { readonly many: number; readonly few: number }[] = [];
    for (let round = -WARMING; round < ROUNDS; round += 1) {
      const pair = { many: await costOf("long"), few: await costOf("short") };
      if (round >= 0) pairs.push(pair); // Before, both compile what they run most.
    }
    const [ms, against] = [median(pairs.map(({ many }) => many)) / 1_000, median(pairs.map(({ few }) => few)) / 1_000];
    return atMost(
      `joining an event with ${LONG} in line, in processor time of server and database, against ${SHORT} (${ms.toFixed(2)} against ${against.toFixed(2)} ms)`,
      median(pairs.map(({ many, few }) => many / few)),
      1.3,
    );
  } finally {
    await race.close();
  }
}

/** The time until all are answered, over two servers. */
async function racing(): Promise<Figure> {
  const endings: (() => Promise<unknown>)[] = [];
  try {
    const races = 2 * (RACES + WARMING);
    const { db, ours } = await liveServers((made) => putPlayers(made, RACERS), endings);
    for (let nth = 0; nth < races; nth += 1) await putEvent(db, { id: `race-${nth}`, seats: nth % 2 === 0 ? 1 : RACERS, waiting: 0 }, 0);
    const agent = new Agent({ keepAlive: true, maxSockets: RACERS });
    endings.push(async () => agent.destroy());
    const timeOf = async (event: string) => {
      const began = performance.now();
      await inParallel(RACERS, RACERS, (nth) => answered(ours[nth % ours.length]?.address ?? "", joined(event, nth), agent));
      return performance.now() - began;
    };
    await putEvent(db, { id: "first", seats: RACERS, waiting: 0 }, 0);
    for (const { address } of ours) await inParallel(RACERS / 2, 4, (nth) => answered(address, joined("first", nth), agent)); // Until both have compiled it.
    const pairs: { readonly one: number; readonly all: number }[] = [];
    for (let round = -WARMING; round < RACES; round += 1) {
      const nth = 2 * (round + WARMING);
      const pair = { one: await timeOf(`race-${nth}`), all: await timeOf(`race-${nth + 1}`) };
      if (round >= 0) pairs.push(pair);
    }
    const { rows } = await sql<{
      event: string;
    }>`select event from event_attendee where state = 'going' and event like 'race-%' group by event
      having count(*) not in (1, ${sql.lit(RACERS)})`.execute(db);
    if (rows.length > 0) throw new Error(`${rows[0]?.event} has other seats`);
    const [ms, against] = [median(pairs.map(({ one }) => one)), median(pairs.map(({ all }) => all))];
    return atMost(
      `${RACERS} who want one seat over two servers, until all are answered, against ${RACERS} who want as many (${ms.toFixed(0)} against ${against.toFixed(0)} ms)`,
      median(pairs.map(({ one, all }) => one / all)),
      2,
    );
  } finally {
    for (const end of endings.reverse()) await end();
  }
}
