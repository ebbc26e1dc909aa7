import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import pg from "pg";
import { jobKinds } from "#adapters/composition/server/job-kinds.ts";
import { openDatabase } from "#adapters/postgres/engine/database.ts";
import { embeddedServer } from "#adapters/postgres/engine/embedded-server.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { alike } from "./compared/alike.ts";
import { answered, inParallel, median } from "./asking.ts";
import { ENVIRONMENT_OF_START, FLAGS_OF_START } from "./processes/start-script.ts";
import type { ChildProcess } from "node:child_process";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Server } from "#adapters/postgres/engine/database.ts";
import type { MeasuredRequest } from "./asking.ts";

/** What is asked of both, and how their answers are compared. */
export type Compared = {
  /** One thing that a customer does, of one request or several. Answers what was answered, without ids and moments that differ. */
  readonly act: (ask: (request: MeasuredRequest) => Promise<unknown>, nth: number) => Promise<unknown>;
  /** So many in a round. */
  readonly times: number;
};

/** Milliseconds of processor that one costs, medians of the rounds. */
export type Cost = { readonly server: number; readonly database: number };

/** `times`: server and database together, ours against the hand-written one, the median of the rounds' ratios. */
export type Costs = { readonly ours: Cost; readonly hand: Cost; readonly times: number };

export type WholeRace = {
  readonly shop: Database;
  compare(compared: Compared): Promise<Costs>;
  close(): Promise<void>;
};

type Prepared = {
  readonly prepare: (shop: Database) => Promise<void>;
  /** Fills the other database from ours. */
  readonly fill: (shop: Database, hand: pg.Pool) => Promise<void>;
};

const ROUNDS = 15;
const WARMING = 4;
const AT_ONCE = 4;

/**
 * Our server and a hand-written one, each on a PostgreSQL of its own, so that every processor time that either needs can be told apart: the
 * server's, and that of all of its PostgreSQL's processes, with what they do behind a request. A round ends when its jobs are done.
 */
export async function wholeRace({ prepare, fill }: Prepared): Promise<WholeRace> {
  const endings: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of endings.splice(0).reverse()) await end();
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), "niramaya-whole-"));
    endings.push(() => rm(folder, { recursive: true, force: true }));
    await chmod(folder, 0o711); // The databases' user must be able to pass through.
    const place = async (name: string) => {
      await mkdir(join(folder, name), { mode: 0o711 });
      const { server, leave } = await embeddedServer(join(folder, name, "postgres"));
      endings.push(leave);
      return server;
    };
    const [own, other] = [await place("ours"), await place("hand")];
    const shop = openDatabase(own, { connections: 2 });
    endings.push(() => shop.destroy());
    await migrate(shop, join(folder, "ours"), jobKinds);
    await prepare(shop);
    const hand = new pg.Pool({ ...other, max: 2 });
    await fill(shop, hand);
    await hand.end();
    const common = { ...process.env, NODE_ENV: "production", LOG_LEVEL: "off", DATABASE_URL: "" };
    const processes = {
      ours: fork(join(import.meta.dirname, "served-shop.mjs"), {
        env: { ...ENVIRONMENT_OF_START, ...common, PORT: "0", DATA_DIR: join(folder, "ours") },
        execArgv: [...FLAGS_OF_START],
      }),
      hand: fork(join(import.meta.dirname, "bare/bare-server.ts"), {
        env: {
          ...common,
          BARE_ROUTES: new URL("./hand-written/routes.ts", import.meta.url).href,
          BARE_DATABASE: JSON.stringify(other),
          BARE_OUTBOX: join(folder, "hand", "outbox"),
        },
      }),
    };
    for (const server of Object.values(processes)) {
      const gone = once(server, "exit");
      endings.push(() => {
        server.kill();
        return gone;
      });
    }
    const sides = {
      ours: await sideOf(processes.ours, own, OUR_JOBS, endings),
      hand: await sideOf(processes.hand, other, "select count(*)::int as waiting from job", endings),
    };
    return {
      shop,
      close,
      async compare({ act, times }) {
        const costs = { ours: [] as Cost[], hand: [] as Cost[] };
        for (let round = -WARMING; round < ROUNDS; round += 1) {
          const [ours, byHand] = [await roundOf(sides.ours, act, times), await roundOf(sides.hand, act, times)];
          for (const [nth, told] of ours.answers.entries()) alike(told, byHand.answers[nth]);
          if (round < 0) continue;
          costs.ours.push(ours.cost);
          costs.hand.push(byHand.cost);
        }
        const whole = ({ server, database }: Cost) => server + database;
        const middle = (of: readonly Cost[]): Cost => ({
          server: median(of.map(({ server }) => server)),
          database: median(of.map(({ database }) => database)),
        });
        const ratios = costs.ours.map((cost, nth) => whole(cost) / whole(costs.hand[nth] ?? cost));
        return { ours: middle(costs.ours), hand: middle(costs.hand), times: median(ratios) };
      },
    };
  } catch (error) {
    await close(); // Nobody else has anything in hand to stop what was started.
    throw error;
  }
}

const OUR_JOBS = `select count(*)::int as waiting from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()`;

type Side = {
  readonly address: string;
  readonly agent: Agent;
  /** Milliseconds of processor, so far. */
  readonly used: () => Promise<Cost>;
  /** Resolves when no job waits. */
  readonly idle: () => Promise<void>;
};

async function sideOf(server: ChildProcess, place: Server, waiting: string, endings: (() => Promise<unknown>)[]): Promise<Side> {
  const ended = once(server, "exit").then(() => {
    throw new Error("a server did not start");
  });
  const [{ address }] = await Promise.race([once(server, "message"), ended]);
  ended.catch(() => {}); // It ends with the race.
  const watcher = new pg.Client(place);
  await watcher.connect();
  endings.push(() => watcher.end());
  const { rows } = await watcher.query("select pg_backend_pid() as pid");
  const database = processorOf(rows[0].pid);
  return {
    address,
    agent: new Agent({ keepAlive: true, maxSockets: AT_ONCE }),
    async used() {
      const told = once(server, "message");
      server.send("used?");
      const [{ used }] = await told;
      return { server: (used.user + used.system) / 1_000, database: database() };
    },
    async idle() {
      while ((await watcher.query(waiting)).rows[0].waiting > 0) await after(50);
    },
  };
}

/**
 * Reads the milliseconds of processor that all processes of a PostgreSQL have used, save for one backend, by whose id it is known. One that
 * has ended keeps what it was last seen with.
 */
export function processorOf(without: number): () => number {
  const parentOf = (pid: number | string) => Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8"))?.[1]);
  const main = parentOf(without);
  const last = new Map<string, number>();
  return () => {
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      try {
        if (Number(pid) === without || (Number(pid) !== main && parentOf(pid) !== main)) continue;
        last.set(pid, Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[0]) / 1_000_000);
      } catch {} // It has ended meanwhile.
    }
    return [...last.values()].reduce((sum, used) => sum + used, 0);
  };
}

async function roundOf({ address, agent, used, idle }: Side, act: Compared["act"], times: number) {
  const answers: unknown[] = [];
  const before = await used();
  await inParallel(times, AT_ONCE, async (nth) => {
    answers[nth] = await act(async (request) => JSON.parse(await answered(address, request, agent)), nth);
  });
  await idle();
  const now = await used();
  return { answers, cost: { server: (now.server - before.server) / times, database: (now.database - before.database) / times } };
}
