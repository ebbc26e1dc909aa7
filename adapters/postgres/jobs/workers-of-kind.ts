import { setTimeout as after } from "node:timers/promises";
import type { JobWithMetadata, PgBoss } from "pg-boss";
import type { JobLog } from "./workers.ts";

/** So many jobs of a kind a process does at once. */
const AT_ONCE = 2;

type Duties = {
  readonly boss: PgBoss;
  readonly kind: string;
  /** `id`: the job's own, the same each time that it is tried. */
  readonly work: (job: object, id: string) => Promise<void>;
  readonly told: JobLog;
  readonly trouble: (error: unknown) => void;
};

type FetchedJob = JobWithMetadata<object | null>;

/**
 * Does the jobs of one kind. It asks once for as many as it has room for, and again when one is done and more wait. pg-boss' own workers
 * ask each for itself: two statements for each job that comes, and one more to complete what our statement has completed.
 */
export class WorkersOfKind {
  readonly #duties: Duties;
  readonly #running = new Map<string, Promise<void>>();
  #looking: Promise<void> | null = null;
  #isCalled = false;
  #isStopped = false;

  constructor(duties: Duties) {
    this.#duties = duties;
  }

  /** Begins what waits, as far as there is room. Where there is none, that is done by whoever makes room. */
  look(): void {
    this.#isCalled = true;
    this.#looking ??= this.#begun()
      .catch(this.#duties.trouble)
      .finally(() => {
        this.#looking = null;
      });
  }

  /** Resolves when what runs is done; after so many milliseconds it is given back. */
  async stop(timeout: number): Promise<void> {
    this.#isStopped = true;
    await this.#looking;
    const done = new AbortController();
    await Promise.race([Promise.all(this.#running.values()), after(timeout, null, { signal: done.signal })]);
    done.abort();
    await this.#giveBack([...this.#running.keys()]);
  }

  async #giveBack(jobs: string[]): Promise<void> {
    const { boss, kind, trouble } = this.#duties;
    if (jobs.length > 0) await boss.fail(kind, jobs, new Error("the process ended meanwhile")).catch(trouble);
  }

  async #begun(): Promise<void> {
    const { boss, kind } = this.#duties;
    while (this.#isCalled && !this.#isStopped && this.#running.size < AT_ONCE) {
      this.#isCalled = false;
      const jobs = await boss.fetch<object | null>(kind, { batchSize: AT_ONCE - this.#running.size, includeMetadata: true });
      // It was stopped while the answer was on its way: none is begun any more.
      if (this.#isStopped) return await this.#giveBack(jobs.map(({ id }) => id));
      for (const job of jobs) this.#running.set(job.id, this.#ended(job));
    }
  }

  async #ended(job: FetchedJob): Promise<void> {
    const doesMoreWait = await this.#done(job).catch((error: unknown) => {
      this.#duties.trouble(error); // What it had begun is begun again by the first who finds that it has gone.
      return false;
    });
    this.#running.delete(job.id);
    if (doesMoreWait || this.#isCalled) this.look();
  }

  /** Answers whether more may wait. */
  async #done(job: FetchedJob): Promise<boolean> {
    const { boss, kind, work, told, trouble } = this.#duties;
    const beat = setInterval(() => void boss.touch(kind, job.id).catch(trouble), ((job.heartbeatSeconds ?? 30) * 1000) / 2);
    try {
      // Without a time of its own it has that of its putting.
      if (job.startAfter.getTime() !== job.createdOn.getTime()) await itsTime(job.startAfter);
      // Without data a server of a former version did it, and ended before it could say so.
      if (job.data !== null) await within(job.expireInSeconds, work({ kind, ...job.data }, job.id));
      const { rows } = await boss.getDb().executeSql(DONE, [kind, job.id]);
      return rows[0].more;
    } catch (error) {
      told("job-failed", { kind, job: job.id, error: nameOf(error) });
      await boss.fail(kind, job.id, error instanceof Error ? error : new Error(String(error)));
      return true;
    } finally {
      clearInterval(beat);
    }
  }
}

/**
 * A job becomes due by the database's clock. If this machine's clock is behind, the job would find that it is too early, and would be done
 * without effect.
 */
async function itsTime(due: Date): Promise<void> {
  // A timer may end a millisecond before the clock says so.
  for (let early = due.getTime() - Date.now(); early > 0; early = due.getTime() - Date.now()) await after(early);
}

/** Whoever takes longer has failed: others may begin it again, and there is room for the next. */
async function within(seconds: number, doing: Promise<void>): Promise<void> {
  const ended = new AbortController();
  const late = after(seconds * 1000, null, { signal: ended.signal }).then(() => {
    throw new Error(`not done within ${seconds} s`);
  });
  try {
    await Promise.race([doing, late]);
  } finally {
    ended.abort();
  }
}

/**
 * A job that is done forgets whom it was about, also where it counted as given up meanwhile. The row stays, so that its key remains known.
 * Whether more wait is asked for as the queue's index has it, which holds no job that is done.
 */
const DONE = `with done as (
  update jobs.job set state = 'completed', completed_on = now(), data = null where name = $1::text and id = $2::uuid and state <> 'completed'
) select exists (select from jobs.job where name = $1::text and state < 'active' and not blocked and start_after <= now()) as more`;

/** The kind of a failure. Its message may contain personal data. */
export const nameOf = (error: unknown): string =>
  error instanceof Error ? ("code" in error ? `${error.name} ${String(error.code)}` : error.name) : typeof error;
