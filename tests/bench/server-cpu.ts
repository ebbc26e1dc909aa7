import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { alike } from "./compared/alike.ts";
import { answered, inParallel, median } from "./asking.ts";
import { ENVIRONMENT_OF_START, FLAGS_OF_START } from "./processes/start-script.ts";
import type { ChildProcess } from "node:child_process";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { MeasuredRequest } from "./asking.ts";
import type { Figure } from "./figure.ts";

/** The `nth` request of a round, so that not the same thing is asked again and again. */
export type Call = (nth: number) => MeasuredRequest;

/** What a module of bare routes exports as `routes`: the same paths, the same statements through pg, and nothing else. */
export type BareRoutes = (app: FastifyInstance, pool: Pool) => void;

export type Race = {
  /** The database, for whatever a bench makes ready or looks up. */
  readonly db: Database;
  /** Where our server is. */
  readonly address: string;
  /** Bare processor time a request over ours: 0.45 says that ours does 45 % of the bare server's requests on the same processor. */
  ratio(call: Call): Promise<number>;
  /** Microseconds of our server's processor a request, the median of several rounds: to compare with another race, on other data. */
  cost(call: Call): Promise<number>;
  /**
   * Microseconds of processor that each request took, of our server and of PostgreSQL, one request after another. From Linux's own books.
   */
  costs(call: Call, requests: number): Promise<readonly number[]>;
  /** Microseconds until each request is answered, one after another. */
  waits(call: Call, requests: number): Promise<readonly number[]>;
  /** Asks our server alone. */
  ask(request: MeasuredRequest): Promise<string>;
  /** The same as `ratio` of journeys of several requests, one journey after the other, each side's own. */
  journeys(journey: { readonly ours: MeasuredSequence; readonly bare: MeasuredSequence }, times: number): Promise<number>;
  close(): Promise<void>;
};

/** Several requests, of which one may need what another has answered. */
export type MeasuredSequence = (ask: (request: MeasuredRequest) => Promise<string>, nth: number) => Promise<void>;

/** A call of our server in one race. Calls of other races, on other data, can be compared with it. */
export type RacedCall = { readonly race: Race; readonly call: Call };

type Prepared = {
  /** Fills the migrated database. Without a product in it the demo shop comes into it at the start. */
  readonly prepare: (db: Database, folder: string) => Promise<void>;
  /** The module with the bare routes: `new URL("./bare/bare-catalogue.ts", import.meta.url)`. */
  readonly bare: URL;
  /** The names of what only rules work out: their values may differ, and nothing else. */
  readonly besides?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** What the bare one is told, known once all is ready. */
  readonly bareEnvironment?: () => Readonly<Record<string, string>>;
  /** Where the data lies that outlives the race, made ready already or not; without: in a folder that goes with it. */
  readonly folder?: string | null;
};

const WARMING = 3; // Rounds, until both have compiled what they run most.
const ROUNDS = 21;
const AT_ONCE = 4;
const COMPARED = 6; // Answers of each call.
const REQUESTS = 200; // A round: a short one, so that whatever else the machine does meets both servers alike.

/**
 * Our server and a bare Fastify over pg, in processes of their own on the same shipped PostgreSQL and the same data.
 *
 * const race = await serverRace({ prepare: (db) => putProducts(db, many), bare: new URL("./bare/bare-catalogue.ts", import.meta.url) });
 *     try {
 *       const bySlug = await race.ratio((nth) => ({ path: `/api/shop/product/getProductBySlug?slug=${slugs[nth % slugs.length]}` }));
 *       return [atLeast("product by slug against a bare server", bySlug, 0.45)];
 *     } finally {
 *       await race.close();
 *     }
 *
 * Rounds alternate, and only the servers' own processor time counts, so that what else the machine does hardly matters.
 */
export async function serverRace(prepared: Prepared): Promise<Race> {
  const endings: Ending[] = [];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    return { ...(await started(prepared, endings)), close };
  } catch (error) {
    await close(); // Nobody else has anything in hand to stop what was started.
    throw error;
  }
}

type ComparedCalls = { readonly one: RacedCall; readonly other: RacedCall; readonly rounds: number; readonly requests: number };

/**
 * How many times the processor of server and database `one` takes that `other` does, in rounds of so many requests that alternate: what
 * else the machine does meets both alike.
 */
export const timesTheCost = (name: string, most: number, compared: ComparedCalls): Promise<Figure> =>
  timesOf(name, most, compared, {
    of: async ({ race, call }) => mean(await race.costs(call, compared.requests)),
    unit: "times the processor of server and database",
  });

/** How many times as long it takes until `one` is answered, likewise. What else the machine does is waited for as well. */
export const timesTheWait = (name: string, most: number, compared: ComparedCalls): Promise<Figure> =>
  timesOf(name, most, compared, {
    of: async ({ race, call }) => median(await race.waits(call, compared.requests)),
    unit: "times as long until it is answered",
  });

type Taken = { readonly of: (raced: RacedCall) => Promise<number>; readonly unit: string };

async function timesOf(name: string, most: number, { one, other, rounds }: ComparedCalls, taken: Taken): Promise<Figure> {
  const pairs: { readonly one: number; readonly other: number }[] = [];
  for (let round = -2; round < rounds; round += 1) {
    const pair = { one: await taken.of(one), other: await taken.of(other) };
    if (round >= 0) pairs.push(pair); // Before, both compile what they run most.
  }
  const ratio = median(pairs.map((pair) => pair.one / pair.other));
  const [ms, against] = [median(pairs.map((pair) => pair.one)) / 1_000, median(pairs.map((pair) => pair.other)) / 1_000];
  return {
    name: `${name} (${ms.toFixed(2)} against ${against.toFixed(2)} ms)`,
    figure: Number(ratio.toFixed(2)),
    unit: taken.unit,
    target: `at most ${most}`,
    met: ratio <= most,
  };
}

const mean = (costs: readonly number[]): number => costs.reduce((sum, cost) => sum + cost, 0) / costs.length;

type Ending = () => Promise<unknown>;

/** Puts how to stop each thing into `endings` as soon as it is started. */
async function started(
  { prepare, bare, besides = [], environment = {}, bareEnvironment = () => ({}), folder: stored = null }: Prepared,
  endings: Ending[],
): Promise<Omit<Race, "close">> {
  const folder = stored ?? (await mkdtemp(join(tmpdir(), "niramaya-race-")));
  if (stored === null) endings.push(() => rm(folder, { recursive: true, force: true }));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711); // The database's user must be able to pass through.
  const place = await embeddedServer(join(folder, "postgres"));
  endings.push(() => place.leave());
  const db = openDatabase(place.server);
  endings.push(() => db.destroy());
  await migrate(db, folder, jobKinds);
  await prepare(db, folder);
  const common = { ...process.env, NODE_ENV: "production", LOG_LEVEL: "off", DATABASE_URL: "" };
  const servers = {
    ours: fork(join(import.meta.dirname, "served-shop.mjs"), {
      env: { ...ENVIRONMENT_OF_START, ...common, PORT: "0", DATA_DIR: folder, ...environment },
      execArgv: [...FLAGS_OF_START],
    }),
    bare: fork(join(import.meta.dirname, "bare/bare-server.ts"), {
      env: { ...common, BARE_ROUTES: bare.href, BARE_DATABASE: JSON.stringify(place.server), ...bareEnvironment() },
    }),
  };
  for (const server of [servers.ours, servers.bare]) {
    const gone = once(server, "exit");
    endings.push(() => {
      server.kill();
      return gone;
    });
  }
  const [ours, rival] = await Promise.all([served(servers.ours), served(servers.bare)]);

  return {
    db,
    address: ours.address,
    async ratio(call) {
      // A bare server that answers something else would be no measure.
      for (let nth = 0; nth < COMPARED; nth += 1) {
        const [one, other] = [await answered(ours.address, call(nth)), await answered(rival.address, call(nth))];
        alike(JSON.parse(one), JSON.parse(other), besides);
      }
      for (let round = 0; round < WARMING; round++) for (const server of [ours, rival]) await costOf(server, call);
      const ratios: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const cost = await costOf(ours, call);
        ratios.push((await costOf(rival, call)) / cost);
      }
      return median(ratios);
    },
    async cost(call) {
      for (let round = 0; round < WARMING; round++) await costOf(ours, call);
      const costs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) costs.push(await costOf(ours, call));
      return median(costs);
    },
    async costs(call, requests) {
      for (;;) {
        for (let nth = 0; nth < AT_ONCE; nth += 1) await answered(ours.address, call(nth), ours.agent); // Opens the connections that it takes.
        const used = onProcessor([servers.ours.pid ?? 0, ...(await backendsOf(db))]);
        const taken: number[] = [];
        for (let nth = 0, before = used(); nth < requests; nth += 1) {
          await answered(ours.address, call(nth), ours.agent);
          const after = used();
          taken.push(after - before);
          before = after;
        }
        if (used.knows(await backendsOf(db))) return taken; // Else a connection was opened, whose work was not seen.
      }
    },
    async waits(call, requests) {
      const waited: number[] = [];
      for (let nth = 0; nth < requests; nth += 1) {
        const from = performance.now();
        await answered(ours.address, call(nth), ours.agent);
        waited.push((performance.now() - from) * 1_000);
      }
      return waited;
    },
    ask: (request) => answered(ours.address, request, ours.agent),
    async journeys(journey, times) {
      const sides = { ours, bare: rival };
      let gone = 0;
      const cost = async (side: "ours" | "bare") => {
        const { process, address, agent } = sides[side];
        const before = await used(process);
        for (let nth = 0; nth < times; nth += 1) await journey[side]((request) => answered(address, request, agent), gone++);
        return (await used(process)) - before;
      };
      for (const side of ["ours", "bare"] as const) await cost(side);
      const ratios: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const taken = await cost("ours");
        ratios.push((await cost("bare")) / taken);
      }
      return median(ratios);
    },
  };
}

type Served = { readonly process: ChildProcess; readonly address: string; readonly agent: Agent };

async function served(process: ChildProcess): Promise<Served> {
  const ended = once(process, "exit").then(() => {
    throw new Error("a server did not start");
  });
  const [{ address }] = await Promise.race([once(process, "message"), ended]);
  ended.catch(() => {}); // It ends with the race.
  return { process, address, agent: new Agent({ keepAlive: true, maxSockets: AT_ONCE }) };
}

/** Microseconds of the server's processor a request. */
async function costOf({ process, address, agent }: Served, call: Call): Promise<number> {
  const before = await used(process);
  await inParallel(REQUESTS, AT_ONCE, (nth) => answered(address, call(nth), agent));
  return ((await used(process)) - before) / REQUESTS;
}

async function backendsOf(db: Database): Promise<readonly number[]> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** Reads the microseconds of processor that these processes have used. One that has ended keeps what it was last seen with. */
function onProcessor(pids: readonly number[]) {
  const last = new Map(pids.map((pid) => [pid, 0]));
  const read = (): number => {
    for (const pid of pids) {
      try {
        last.set(pid, Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1_000);
      } catch {}
    }
    return [...last.values()].reduce((sum, used) => sum + used, 0);
  };
  return Object.assign(read, { knows: (others: readonly number[]) => others.every((pid) => last.has(pid)) });
}

async function used(server: ChildProcess): Promise<number> {
  const told = once(server, "message");
  server.send("used?");
  const [{ used }] = await told;
  return used.user + used.system;
}
