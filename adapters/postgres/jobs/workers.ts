import { setTimeout as after } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { WorkersOfKind, nameOf } from "./workers-of-kind.ts";
import { PreparingClient } from "./preparing-client.ts";
import { WORKERS_CHANNEL } from "./queue.ts";
import { optionsOf } from "#adapters/postgres/engine/database.ts";
import { JOBS } from "#adapters/postgres/jobs/job-tables.ts";
import type { Db } from "pg-boss";
import type { ConnectionTarget } from "#adapters/postgres/engine/database.ts";

export type WorkerPool = {
  /** Resolves when the running jobs are done, or were given back after some seconds. */
  stop(): Promise<void>;
};

/** What the workers log about themselves. It never says what a job is about. */
export type JobLog = (
  event: "job-failed" | "queue-trouble" | "message-sent",
  facts: { readonly kind?: string; readonly job?: string; readonly error?: string },
) => void;

/** Jobs are asked for by their keys, whatever the values: one plan fits all of them. */
const SESSION = { jit: "off", plan_cache_mode: "force_generic_plan" };

type Duties = {
  /** Workers for every kind, or for some. Jobs of other kinds wait. */
  readonly workers: { readonly [kind: string]: ((job: never, id: string) => Promise<void>) | undefined };
  /** Work that is done every hour, by one process or by several. */
  readonly hourly: readonly (() => Promise<unknown>)[];
  /** Work that is done every minute, by one process or by several. Work that takes longer is not started again meanwhile. */
  readonly minutely: readonly (() => Promise<unknown>)[];
  /** The seconds between looks for jobs that have become due. A job that is due when it is stored is done at once. */
  readonly pause: number;
  readonly told: JobLog;
};

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const TIMEOUT = 10_000; // How long running jobs may take when the workers are stopped.
const PAUSE = 2_000; // The pause before the database is tried again.
const CONNECTIONS = 4; // These connections are not in the pool for requests, so that jobs never make requests wait.

/**
 * Does the jobs of every kind that has a worker, until it is stopped. Jobs of other kinds wait for a process that has a worker for them.
 *
 * If the database does not answer yet, or no longer, it is tried again.
 */
export function startWorkers(where: ConnectionTarget, duties: Duties): WorkerPool {
  const stopping = new AbortController();
  const begun = begin();
  return {
    async stop() {
      stopping.abort();
      await (await begun)?.();
    },
  };

  async function begin(): Promise<(() => Promise<void>) | null> {
    while (!stopping.signal.aborted) {
      try {
        return await atWork(where, duties);
      } catch (error) {
        duties.told("queue-trouble", { error: nameOf(error) });
        await after(PAUSE, null, { signal: stopping.signal }).catch(() => {}); // If the workers are stopped meanwhile, the loop ends.
      }
    }
    return null;
  }
}

/** Answers a function that stops the workers. */
async function atWork(where: ConnectionTarget, { workers, hourly, minutely, pause, told }: Duties): Promise<() => Promise<void>> {
  const connecting = { options: optionsOf(SESSION), ...where, Client: PreparingClient };
  const boss = new PgBoss({ ...connecting, schema: JOBS, application_name: "niramaya-jobs", max: CONNECTIONS, schedule: false });
  const trouble = (error: unknown) => told("queue-trouble", { error: nameOf(error) });
  boss.on("error", trouble);
  const kinds = new Map(
    Object.entries(workers).flatMap(([kind, done]) => {
      const work = done as ((job: object, id: string) => Promise<void>) | undefined; // The table's type pairs each kind with its own job.
      return work === undefined ? [] : [[kind, new WorkersOfKind({ boss, kind, work, told, trouble })]];
    }),
  );
  const look = () => {
    for (const each of kinds.values()) each.look();
  };
  let hearing: Listening | null = null;
  try {
    await boss.start();
    hearing = await heard(boss.getDb(), { come: (kind) => kinds.get(kind)?.look(), missed: look }).catch((error: unknown) => {
      trouble(error);
      return null;
    });
  } catch (error) {
    await boss.stop({ graceful: false }).catch(trouble);
    throw error;
  }
  look();
  const looks = setInterval(look, (hearing === null ? Math.min(pause, 2) : pause) * 1000).unref();

  const chores = [...hourly, () => boss.getDb().executeSql(FORGET_DONE)];
  const doChores = () => Promise.all(chores.map((chore) => chore().catch(trouble)));
  const clock = setInterval(doChores, HOUR).unref();
  void doChores();
  const everyMinute = minutely.map((chore) => {
    let isDoing = false;
    const look = async () => {
      if (isDoing) return;
      isDoing = true;
      await chore().catch(trouble);
      isDoing = false;
    };
    void look();
    return setInterval(look, MINUTE).unref();
  });
  return async () => {
    for (const each of [clock, looks, ...everyMinute]) clearInterval(each);
    // They are told at once: while listening ends, a job may still be heard of, and none is begun any more.
    await Promise.all([...[...kinds.values()].map((each) => each.stop(TIMEOUT)), hearing?.close()]);
    await boss.stop({ graceful: true, timeout: TIMEOUT });
  };
}

type Listening = { close(): Promise<void> };
type Heard = {
  /** A job of a kind has come. */
  readonly come: (kind: string) => void;
  /** Anything may have come while nobody listened. */
  readonly missed: () => void;
};

async function heard(db: Db, { come, missed }: Heard): Promise<Listening | null> {
  const { rows } = await db.executeSql(`select ${WORKERS_CHANNEL} as channel`);
  return (await db.listen?.(rows[0].channel, come, missed)) ?? null;
}

const FORGET_DONE = "delete from jobs.job where state in ('completed', 'cancelled') and completed_on < now() - interval '7 days'";
