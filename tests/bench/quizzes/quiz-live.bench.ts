import { Agent, request } from "node:http";
import { setTimeout as after } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { NEVER } from "rxjs";
import { quizId } from "#core/quizzes/content/keyless-quiz.ts";
import { makeHostLiveQuiz } from "#core/quizzes/live/host-live-quiz.use-case.ts";
import { keptBoard } from "#core/quizzes/live/kept-board.ts";
import { postgresLiveTurns } from "#adapters/postgres/quizzes/live-turns.ts";
import { postgresQuizAttempts } from "#adapters/postgres/quizzes/quiz-attempts.ts";
import { postgresQuizzes } from "#adapters/postgres/quizzes/quizzes.ts";
import { answered, inParallel, median } from "#tests/bench/asking.ts";
import { atMost } from "#tests/bench/figure.ts";
import { liveServers, usedByAll } from "./live-servers.ts";
import { aLongQuiz, bearerOf, playerOf, putAttempts, putPlayers } from "./many-attempts.ts";
import type { HostAct } from "#core/quizzes/live/hosted-turns.ts";
import type { Figure } from "#tests/bench/figure.ts";
import type { LiveServer, LiveServers } from "./live-servers.ts";

const PLAYERS = 1_000;
const ROUNDS = 7;
const WARMING = 2;
const AT_ONCE = 32;
const BOARDS = 10;
const HOUR = 3_600_000;
const ID = quizId("evening");

/** A live quiz of a thousand players over two servers: its questions on their way, their answers, and the board. */
export async function bench(): Promise<readonly Figure[]> {
  const endings: (() => Promise<unknown>)[] = [];
  try {
    const now = Date.now();
    const quiz = aLongQuiz({ id: ID, mode: { kind: "live" }, opensAt: now - HOUR, closesAt: now + HOUR, seconds: 300 });
    const servers = await liveServers(async (db) => {
      await putPlayers(db, PLAYERS);
      await putAttempts(db, { quiz, many: PLAYERS, answered: 0, startedAt: now - HOUR });
      await sql`create table bare_answer (player text, question text, value text, points int, at timestamptz, primary key (player, question))`.execute(
        db,
      );
    }, endings);
    const hosting = makeHostLiveQuiz({ turns: postgresLiveTurns(servers.db, { of: () => NEVER }), now: Date.now });
    const host = async (act: HostAct) => {
      const done = await hosting("bench", ID, act);
      if (done.kind === "refused") throw new Error(`${act} is refused: ${done.refusal.kind}`);
    };
    const sent = await questions(servers, host);
    await after(3_000); // The streams of both are closed by then.
    return [sent, await answers(servers, host), await board(servers)];
  } finally {
    for (const end of endings.reverse()) await end();
  }
}

setFlagsFromString("--expose-gc");
const collected: () => void = runInNewContext("gc");

type Host = (act: HostAct) => Promise<void>;

/** Milliseconds from the first to the last byte of a question that all players get, and of the same bytes from bare servers. */
async function questions({ ours, bare }: LiveServers, host: Host): Promise<Figure> {
  const here = new Audience(ours, () => `/api/quiz/live?id=${ID}`);
  const there = new Audience(bare, () => "/bare/live");
  await Promise.all([here.opened(), there.opened()]);
  await after(1_000);
  const pairs: { readonly ours: number; readonly bare: number }[] = [];
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    await after(2_500); // By then the key of the question before may be told, and its points stand on the board.
    const told = await here.hears('"kind":"question"', () => host("next"));
    const said = `data: ${JSON.stringify({ padding: "x".repeat(told.bytes - 24) })}\n\n`;
    const body = { said };
    const plain = await there.hears('"padding"', async () => {
      await Promise.all(bare.map(({ address, agent }) => answered(address, { method: "POST", path: "/bare/live", body }, agent)));
    });
    if (round >= 0) pairs.push({ ours: told.spread, bare: plain.spread });
  }
  here.close();
  there.close();
  const [ms, against] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.bare))];
  return atMost(
    `a live question to ${PLAYERS} players over two servers, from the first byte to the last, against a bare broadcast of as many bytes (${ms.toFixed(0)} against ${against.toFixed(0)} ms)`,
    ms / against,
    1.5,
  );
}

/** A stream for each player, the players spread over the servers. */
class Audience {
  readonly #servers: readonly LiveServer[];
  readonly #pathOf: (nth: number) => string;
  readonly #agent = new Agent({ maxSockets: Infinity });
  #heard: (text: string, nth: number) => void = () => {};

  constructor(servers: readonly LiveServer[], pathOf: (nth: number) => string) {
    this.#servers = servers;
    this.#pathOf = pathOf;
  }

  async opened(): Promise<void> {
    await inParallel(PLAYERS, AT_ONCE, (nth) => this.#open(nth));
  }

  #open(nth: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const server = this.#servers[nth % this.#servers.length];
    const headers = { authorization: `Bearer ${bearerOf(nth)}` };
    request(`${server?.address}${this.#pathOf(nth)}`, { agent: this.#agent, headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`a stream answers ${response.statusCode}`));
      response.setEncoding("utf8");
      response.on("error", () => {}); // It is closed at the end.
      response.on("data", (text: string) => {
        this.#heard(text, nth);
        resolve();
      });
    })
      .once("error", reject)
      .end();
    return promise;
  }

  /**
   * Does something, and resolves once every stream has said a thing: how many milliseconds lay between the first and the last, and how long
   * it was.
   */
  async hears(said: string, act: () => Promise<void>): Promise<{ readonly spread: number; readonly bytes: number }> {
    const missing = new Set(Array.from({ length: PLAYERS }, (_, nth) => nth));
    const { promise, resolve } = Promise.withResolvers<{ readonly spread: number; readonly bytes: number }>();
    let first = 0;
    this.#heard = (text, nth) => {
      if (!text.includes(said) || !missing.delete(nth)) return;
      if (first === 0) first = performance.now();
      if (missing.size === 0) resolve({ spread: performance.now() - first, bytes: text.length });
    };
    await act();
    return promise;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** The servers' processor time an answer, against one prepared insert each. */
async function answers({ ours, bare }: LiveServers, host: Host): Promise<Figure> {
  const sides = { ours, bare };
  const costOf = async (side: keyof typeof sides, act: (nth: number, server: LiveServer) => Promise<unknown>) => {
    const before = await usedByAll(sides[side]);
    await inParallel(PLAYERS, AT_ONCE, async (nth) => {
      const server = sides[side][nth % 2];
      if (server !== undefined) await act(nth, server);
    });
    return ((await usedByAll(sides[side])) - before) / PLAYERS;
  };
  const pairs: { readonly ours: number; readonly bare: number }[] = [];
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    await host("next");
    const question = `q-${WARMING + ROUNDS + WARMING + round}`;
    const value = (nth: number) => (nth % 3 === 0 ? "one" : "two");
    const here = await costOf("ours", (nth, { address, agent }) => {
      const body = { id: ID, question, value: value(nth) };
      return answered(
        address,
        { method: "PUT", path: "/api/quiz/live/answer", headers: { authorization: `Bearer ${bearerOf(nth)}` }, body },
        agent,
      );
    });
    const there = await costOf("bare", (nth, { address, agent }) =>
      answered(address, { method: "PUT", path: "/bare/answer", body: { player: playerOf(nth), question, value: value(nth) } }, agent),
    );
    if (round >= 0) pairs.push({ ours: here, bare: there });
  }
  const [ms, against] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.bare))];
  return atMost(
    `an answer, of ${PLAYERS} at once, in processor time of the servers, against a bare server with one prepared insert (${ms.toFixed(2)} against ${against.toFixed(2)} ms)`,
    median(pairs.map((pair) => pair.ours / pair.bare)),
    2,
  );
}

/** The board after the last of those questions, in processor time of what reads and of the database: those before it are kept. */
async function board({ db, database }: LiveServers): Promise<Figure> {
  const [quizzes, attempts] = [postgresQuizzes(db), postgresQuizAttempts(db)];
  const at = Date.now() + HOUR * 2;
  /** The board up to the last question but one; told the last as well, it reads that one. */
  const kept = async () => {
    const hosted = await quizzes.counted(ID);
    if (hosted === null) throw new Error("there is no quiz");
    const boardAt = keptBoard(ID, attempts);
    const [last, former, ...others] = hosted.turns.toReversed();
    if (last === undefined || former === undefined) throw new Error("too little was asked");
    const before = { ...hosted, turns: [...others.toReversed(), { ...former, closedAt: last.at }] };
    await boardAt({ hosted: before, keys: await quizzes.keys(ID), at, answered: null });
    return async () => boardAt({ hosted, keys: await quizzes.keys(ID), at, answered: null });
  };
  const ranked = () =>
    sql`select player, sum(points), rank() over (order by sum(points) desc) from bare_answer group by player`.execute(db);
  const whole = await (await kept())();
  if (whole?.players !== PLAYERS || (await ranked()).rows.length !== PLAYERS) throw new Error("somebody is missing");
  const costOf = async (works: readonly (() => Promise<unknown>)[]) => {
    const there = database();
    const before = process.cpuUsage(); // Reading what the database has used costs this process.
    for (const work of works) await work();
    const { user, system } = process.cpuUsage(before);
    return ((user + system) / 1_000 + database() - there) / works.length;
  };
  const pairs: { readonly ours: number; readonly bare: number }[] = [];
  for (let round = -WARMING; round < ROUNDS; round += 1) {
    const boards: (() => Promise<unknown>)[] = [];
    for (let nth = 0; nth < BOARDS; nth += 1) boards.push(await kept());
    collected(); // What making them ready has left is none of their cost.
    const pair = { ours: await costOf(boards), bare: await costOf(boards.map(() => ranked)) };
    if (round >= 0) pairs.push(pair);
  }
  const [ms, against] = [median(pairs.map((pair) => pair.ours)), median(pairs.map((pair) => pair.bare))];
  return atMost(
    `the board of ${PLAYERS} once the last of ${2 * (ROUNDS + WARMING)} questions is over, whose answers are read and worked out from the stored times, against a bare rank() over kept points (${ms.toFixed(1)} against ${against.toFixed(1)} ms)`,
    median(pairs.map((pair) => pair.ours / pair.bare)),
    1.5,
  );
}
