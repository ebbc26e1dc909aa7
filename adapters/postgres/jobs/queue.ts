import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Job, JobTerms, QueuedJob } from "#core/jobs/job.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** How every kind is kept and tried again: after 5 s, then twice as long each time up to 6 hours, a day and a half in all. */
const terms = {
  policy: "standard",
  notify: true,
  retryLimit: 16,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 6 * 60 * 60,
  expireInSeconds: 10 * 60,
  heartbeatSeconds: 30, // What a killed worker had begun is begun anew soon after, by another.
  retentionSeconds: 2_000_000_000, // Until it is done, however late.
  deleteAfterSeconds: 0, // What is parked stays; what is done goes a week later: see job-workers.ts.
};

/**
 * Puts a job in the transaction of its cause: it happens if and only if that is committed, and at once then, or at its time.
 *
 * A job that was put with this key before is the same one, also a week after it is done. Whoever puts it names the jobs that it is of: `putJobIn<TicketJob>`.
 */
export const putJobIn = <J extends Job = never>(trx: Database, job: NoInfer<J>, terms: JobTerms): Promise<void> =>
  putJobsIn(trx, [{ job, terms }]);

/** Puts several, as `putJobIn` puts one. */
export async function putJobsIn(trx: Database, jobs: readonly QueuedJob<Job>[]): Promise<void> {
  if (jobs.length === 0) return;
  const asked = jobs.map(({ job: { kind, ...facts }, terms: { key, notBefore } }) => {
    return { id: idOf(kind, key), kind, facts, due: notBefore === null ? null : new Date(notBefore) };
  });
  // As pg-boss sends, in one statement: its own way needs a running instance wherever something is put.
  const { rows } = await sql<{ kind: string | null }>`
    with asked as materialized (
      select * from json_to_recordset(${JSON.stringify(asked)}::json) asked (id uuid, kind text, facts jsonb, due timestamptz)
    ),
    put as (
      insert into jobs.job (id, name, data, start_after, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, heartbeat_seconds)
      select asked.id, name, facts, coalesce(due, now()), expire_seconds, deletion_seconds, coalesce(due, now()) + retention_seconds * interval '1 second',
        retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, heartbeat_seconds
      from asked join jobs.queue on name = kind on conflict do nothing returning name, start_after
    ),
    told as (select ${notifyWorkers(sql`name`)} from (select distinct name from put where start_after <= now()) due)
    select kind, (select count(*) from told) from asked where not exists (select from jobs.queue where name = kind)
    union all select null, (select count(*) from told)`.execute(trx);
  const missing = rows.find(({ kind }) => kind !== null);
  if (missing !== undefined) throw new TypeError(`there is no queue for ${missing.kind}`);
}

const CHANNEL = "'pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24)";

/** SQL that does as `wake`, for the kind that is its first value. */
export const NOTIFY_WORKERS = `pg_notify(${CHANNEL}, $1::text)`;

/** Tells every process that a job of this kind is there, once the transaction is committed. */
export const notifyWorkers = (kind: string | RawBuilder<string>) => sql`pg_notify(${sql.raw(CHANNEL)}, ${kind})`;

/** A queue for each of these kinds; processes that start together may all call it. */
export async function ensureQueues(db: Database, kinds: readonly string[]): Promise<void> {
  await sql`select jobs.create_queue(kind, ${JSON.stringify(terms)}::jsonb) from unnest(${kinds}::text[]) kind
    where not exists (select from jobs.queue where name = kind)`.execute(db);
}

/** The same for the same kind and key: what stands there already is not put again. */
function idOf(kind: string, key: string): string {
  const hex = createHash("sha256").update(`${kind}\n${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
