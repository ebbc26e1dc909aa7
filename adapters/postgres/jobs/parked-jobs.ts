import { sql } from "kysely";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import { notifyWorkers } from "./queue.ts";
import type { RawBuilder } from "kysely";
import type { Job, JobFacts } from "#core/jobs/job.ts";
import type { ParkedJobs } from "#core/staff/parked-jobs.port.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A job that has failed as many times as it may be tried. */
export type ParkedJob = {
  readonly id: string;
  readonly kind: string;
  readonly tries: number;
  readonly putAt: Date;
  readonly parkedAt: Date;
  /** The error of the last try, in one line. */
  readonly problem: string;
};

/** How many jobs of a kind there are in each state. `waiting`: for their time, for another try or for a free worker. */
export type JobCount = {
  readonly kind: string;
  readonly waiting: number;
  readonly running: number;
  readonly parked: number;
  readonly done: number;
};

/** Every kind that has a queue. */
export async function jobCounts(db: Database): Promise<readonly JobCount[]> {
  const { rows } = await sql<JobCount>`
    select queue.name as kind, count(*) filter (where state in ('created', 'retry')) as waiting, count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'failed') as parked, count(*) filter (where state = 'completed') as done
    from jobs.queue left join jobs.job on job.name = queue.name
    where queue.name not like '\\_\\_pgboss%' group by queue.name order by queue.name`.execute(db);
  return rows;
}

/** The job that was parked last comes first. */
export async function parkedJobs(db: Database, most: number): Promise<readonly ParkedJob[]> {
  const { rows } = await sql<ParkedJob>`
    select id, name as kind, retry_count + 1 as tries, created_on as "putAt", completed_on as "parkedAt",
      split_part(coalesce(output ->> 'message', output ->> 'value', ''), E'\n', 1) as problem
    from jobs.job where state = 'failed' order by completed_on desc, id limit ${most}`.execute(db);
  return rows;
}

export const postgresParkedJobs = (db: Database): ParkedJobs =>
  namingOutages("parked jobs", {
    retry: (job, decide) =>
      inTransaction(db, async (trx) => {
        const { rows } = await sql<{ id: string }>`
          select id from jobs.job where state = 'failed' and ${job === null ? sql`true` : sql`id::text = ${job}`} for update`.execute(trx);
        const { change, answer } = decide(rows.map(({ id }) => id));
        if (change === null) return answer;
        await retryThose(trx, sql`id = any(${change.retried}::uuid[])`);
        await putAudit(trx, change.audit);
        return answer;
      }),
  });

/** Has the parked jobs with these facts tried again, at once and as many times as a new job, in the caller's transaction. */
export const retryParkedTo = <J extends Job = never>(trx: Database, { kind, ...facts }: NoInfer<JobFacts<J>>): Promise<void> =>
  retryThose(trx, sql`name = ${kind} and data @> ${JSON.stringify(facts)}::jsonb`);

async function retryThose(trx: Database, chosen: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    update jobs.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null
    where state = 'failed' and ${chosen} returning name`.execute(trx);
  for (const kind of new Set(rows.map(({ name }) => name))) await sql`select ${notifyWorkers(kind)}`.execute(trx);
}
