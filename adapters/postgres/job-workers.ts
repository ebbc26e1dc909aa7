import { PgBoss } from "pg-boss";
import { JOBS } from "./migrations/0004-jobs.ts";
import type { Workers } from "#core/jobs/job.ts";
import type { Where } from "./database.ts";

export type Crew = {
  /** Ends once what is being done is done, or has been given back after some seconds. */
  stop(): Promise<void>;
};

/** What a crew tells of itself: never what a job is about. */
export type Told = (
  event: "job-failed" | "queue-trouble",
  facts: { readonly kind?: string; readonly job?: string; readonly error: string },
) => void;

type Duties = {
  readonly workers: Workers;
  /** Done every hour, by one process or by several. */
  readonly hourly: readonly (() => Promise<unknown>)[];
  /** Seconds between looks for what has come due. What is due when it is put is done at once. */
  readonly pause: number;
  readonly told: Told;
};

const HOUR = 60 * 60 * 1000;
const PATIENCE = 10_000;
const CONNECTIONS = 4; // Beside the pool of the requests: what is done apart never makes them wait.

/** Does the jobs of every kind that has a worker, until it is stopped. Those of other kinds wait for a process that has one. */
export async function startWorkers(where: Where, { workers, hourly, pause, told }: Duties): Promise<Crew> {
  const boss = new PgBoss({
    ...where,
    schema: JOBS,
    application_name: "niramaya-jobs",
    max: CONNECTIONS,
    schedule: false,
    useListenNotify: true,
  });
  boss.on("error", (error) => told("queue-trouble", { error: nameOf(error) }));
  await boss.start();

  const forget = (job: string) => boss.getDb().executeSql("update jobs.job set data = null where id = $1::uuid", [job]);
  for (const [kind, done] of Object.entries(workers)) {
    const work = done as (job: object) => Promise<void>; // The table's type pairs each kind with its own job.
    await boss.work<object | null>(
      kind,
      { localConcurrency: 2, pollingIntervalSeconds: Math.min(pause, 2), notifyPollingIntervalSeconds: pause },
      async ([job]) => {
        if (job === undefined || job.data === null) return; // Done before, by a process that was gone before it could say so.
        try {
          await work({ kind, ...job.data });
        } catch (error) {
          told("job-failed", { kind, job: job.id, error: nameOf(error) });
          throw error;
        }
        await forget(job.id); // The row stays, so that its key is known; whom it was about does not.
      },
    );
  }

  const chores = [...hourly, () => boss.getDb().executeSql(FORGET_DONE)];
  const doChores = () =>
    Promise.all(chores.map((chore) => chore().catch((error: unknown) => told("queue-trouble", { error: nameOf(error) }))));
  const clock = setInterval(doChores, HOUR).unref();
  void doChores();
  return {
    async stop() {
      clearInterval(clock);
      await boss.stop({ graceful: true, timeout: PATIENCE });
    },
  };
}

const FORGET_DONE = "delete from jobs.job where state in ('completed', 'cancelled') and completed_on < now() - interval '7 days'";

/** What kind of failure it was. What it says may hold somebody's data. */
const nameOf = (error: unknown): string =>
  error instanceof Error ? ("code" in error ? `${error.name} ${String(error.code)}` : error.name) : typeof error;
