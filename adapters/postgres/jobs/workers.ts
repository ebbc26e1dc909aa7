import { setTimeout as after } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { PreparingClient } from "./preparing-client.ts";
import { NOTIFY_WORKERS } from "./queue.ts";
import { JOBS } from "#adapters/postgres/migrations/0004-jobs.ts";
import type { JobWithMetadata } from "pg-boss";
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
const OPTIONS = "-c jit=off -c plan_cache_mode=force_generic_plan";

type Duties = {
  /** Workers for every kind, or for some. Jobs of other kinds wait. */
  readonly workers: { readonly [kind: string]: ((job: never) => Promise<void>) | undefined };
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
const PATIENCE = 10_000; // How long running jobs may take when the workers are stopped.
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
  const connecting = { options: OPTIONS, ...where, Client: PreparingClient };
  const boss = new PgBoss({
    ...connecting,
    schema: JOBS,
    application_name: "niramaya-jobs",
    max: CONNECTIONS,
    schedule: false,
    useListenNotify: true,
  });
  boss.on("error", (error) => told("queue-trouble", { error: nameOf(error) }));
  const trouble = (error: unknown) => told("queue-trouble", { error: nameOf(error) });
  try {
    await boss.start();
    for (const [kind, done] of Object.entries(workers)) {
      if (done === undefined) continue;
      const work = done as (job: object) => Promise<void>; // The table's type pairs each kind with its own job.
      const looking = {
        localConcurrency: 2,
        pollingIntervalSeconds: Math.min(pause, 2),
        notifyPollingIntervalSeconds: pause,
        includeMetadata: true,
      } as const;
      await boss.work(kind, looking, async ([job]: JobWithMetadata<object | null>[]) => {
        if (job === undefined || job.data === null) return; // A server of a former version did it, and ended before it could say so.
        if (job.startAfter.getTime() !== job.createdOn.getTime()) await itsTime(job.startAfter); // Without a time of its own it has that of its putting.
        try {
          await work({ kind, ...job.data });
        } catch (error) {
          told("job-failed", { kind, job: job.id, error: nameOf(error) });
          await boss.getDb().executeSql(LOOK_AGAIN, [kind]);
          throw error;
        }
        await boss.getDb().executeSql(DONE_AND_LOOK_AGAIN, [kind, job.id]); // Nothing is left to the queue's own completion, which would write once more.
      });
    }
  } catch (error) {
    await boss.stop({ graceful: false }).catch(trouble);
    throw error;
  }

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
    for (const each of [clock, ...everyMinute]) clearInterval(each);
    await boss.stop({ graceful: true, timeout: PATIENCE });
  };
}

/**
 * A job becomes due by the database's clock. If this machine's clock is behind, the job would find that it is too early, and would be done
 * without effect.
 */
async function itsTime(due: Date): Promise<void> {
  // A timer may end a millisecond before the clock says so.
  for (let early = due.getTime() - Date.now(); early > 0; early = due.getTime() - Date.now()) await after(early);
}

/**
 * One call wakes the workers for one job. Without it, several jobs that become due together would be done one in each pause. What waits is
 * asked for as the queue's index has it, which holds no job that is done.
 */
const LOOK_AGAIN = `select ${NOTIFY_WORKERS} where exists (select from jobs.job where name = $1::text and state < 'active' and not blocked and start_after <= now())`;
/** A job that is done forgets whom it was about, also where it counted as given up meanwhile. The row stays, so that its key remains known. */
const DONE_AND_LOOK_AGAIN = `with done as (
  update jobs.job set state = 'completed', completed_on = now(), data = null where name = $1::text and id = $2::uuid and state <> 'completed'
) ${LOOK_AGAIN}`;
const FORGET_DONE = "delete from jobs.job where state in ('completed', 'cancelled') and completed_on < now() - interval '7 days'";

/** The kind of a failure. Its message may contain personal data. */
const nameOf = (error: unknown): string =>
  error instanceof Error ? ("code" in error ? `${error.name} ${String(error.code)}` : error.name) : typeof error;
