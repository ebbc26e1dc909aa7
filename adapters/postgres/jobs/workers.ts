import { setTimeout as after } from "node:timers/promises";
import { PgBoss } from "pg-boss";
import { NOTIFY_WORKERS } from "./queue.ts";
import { JOBS } from "#adapters/postgres/migrations/0004-jobs.ts";
import type { JobWithMetadata } from "pg-boss";
import type { ConnectionTarget } from "#adapters/postgres/engine/database.ts";

export type WorkerPool = {
  /** Ends once what is being done is done, or has been given back after some seconds. */
  stop(): Promise<void>;
};

/** What a crew tells of itself: never what a job is about. */
export type JobLog = (
  event: "job-failed" | "queue-trouble" | "message-sent",
  facts: { readonly kind?: string; readonly job?: string; readonly error?: string },
) => void;

type Duties = {
  /** Of every kind, or of some: the others' jobs wait. */
  readonly workers: { readonly [kind: string]: ((job: never) => Promise<void>) | undefined };
  /** Done every hour, by one process or by several. */
  readonly hourly: readonly (() => Promise<unknown>)[];
  /** Done every minute, by one process or by several; what takes longer is not begun anew meanwhile. */
  readonly minutely: readonly (() => Promise<unknown>)[];
  /** Seconds between looks for what has come due. What is due when it is put is done at once. */
  readonly pause: number;
  readonly told: JobLog;
};

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const PATIENCE = 10_000; // For what is being done when it is stopped.
const PAUSE = 2_000; // Before the database is tried again.
const CONNECTIONS = 4; // Beside the pool of the requests: what is done apart never makes them wait.

/**
 * Does the jobs of every kind that has a worker, until it is stopped. Those of other kinds wait for a process that has one.
 *
 * Where the database is not there yet, or no longer, it is tried again.
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
        await after(PAUSE, null, { signal: stopping.signal }).catch(() => {}); // Stopped meanwhile: the loop ends.
      }
    }
    return null;
  }
}

/** Answers how to stop. */
async function atWork(where: ConnectionTarget, { workers, hourly, minutely, pause, told }: Duties): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    ...where,
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
        if (job === undefined || job.data === null) return; // Done before, by a process that was gone before it could say so.
        if (job.startAfter > job.createdOn) await itsTime(job.startAfter);
        try {
          await work({ kind, ...job.data });
        } catch (error) {
          told("job-failed", { kind, job: job.id, error: nameOf(error) });
          throw error;
        } finally {
          await boss.getDb().executeSql(LOOK_AGAIN, [kind]);
        }
        await boss.getDb().executeSql(FORGET_WHOM, [job.id]);
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

/** A job comes due by the database's clock. Where this machine's is behind, what asks it would find that it is too early, and be done for nothing. */
async function itsTime(due: Date): Promise<void> {
  const early = due.getTime() - Date.now();
  if (early > 0) await after(early);
}

/** The row stays, so that its key is known. */
const FORGET_WHOM = "update jobs.job set data = null where id = $1::uuid";
/** One call wakes for one job: several that came due together would else be done one a pause. */
const LOOK_AGAIN = `select ${NOTIFY_WORKERS} where exists (select from jobs.job where name = $1::text and state in ('created', 'retry') and start_after <= now())`;
const FORGET_DONE = "delete from jobs.job where state in ('completed', 'cancelled') and completed_on < now() - interval '7 days'";

/** What kind of failure it was. What it says may hold somebody's data. */
const nameOf = (error: unknown): string =>
  error instanceof Error ? ("code" in error ? `${error.name} ${String(error.code)}` : error.name) : typeof error;
