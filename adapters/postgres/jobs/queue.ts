// Decision: docs/decisions/jobs-are-put-in-one-statement.md
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { RawBuilder } from "kysely";
import type { Job, JobTerms, QueuedJob } from "#core/jobs/job.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/**
 * How every kind of job is kept and tried again: after 5 s, then after twice as long each time, up to 6 hours; for a day and a half in
 * total.
 */
const terms = {
  policy: "standard",
  notify: true,
  retryLimit: 16,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 6 * 60 * 60,
  expireInSeconds: 10 * 60,
  heartbeatSeconds: 30, // If a worker was killed, another one soon begins its job again.
  retentionSeconds: 2_000_000_000, // A job is kept until it is done, however late.
  deleteAfterSeconds: 0, // What is parked stays; what is done goes a week later: see workers.ts.
};

/**
 * Stores a job in the transaction of its cause. It runs if and only if that transaction is committed: at once, or at its time.
 *
 * A job with a key that was used before is the same job, even a week after it was done. The caller names the type of the job:
 * `putJobIn<TicketJob>`.
 */
export const putJobIn = <J extends Job = never>(trx: Database, job: NoInfer<J>, terms: JobTerms): Promise<void> =>
  putJobsIn(trx, [{ job, terms }]);

/** Stores several jobs, as `putJobIn` stores one. */
export async function putJobsIn(trx: Database, jobs: readonly QueuedJob<Job>[]): Promise<void> {
  if (jobs.length > 0) await putTogether(trx, { parts: {}, jobs, onlyWith: null });
}

/** Statements to run in one, by name. One part can read what another returns, by its name. */
type Together = {
  readonly parts: Readonly<Record<string, RawBuilder<unknown>>>;
  readonly jobs: readonly QueuedJob<Job>[];
  /** The jobs are stored only if this part returns a row; null: always. */
  readonly onlyWith: string | null;
};

/**
 * Stores jobs together with their cause, in one statement whose parts do not see each other's changes. Answers the row of the part
 * `onlyWith`; null: it returned none.
 */
export async function putTogether<Row = never>(trx: Database, { parts, jobs, onlyWith }: Together): Promise<Row | null> {
  const needed = onlyWith === null ? sql`true` : sql`exists (select from ${sql.id(onlyWith)})`;
  const queued = jobs.length === 0 ? {} : jobParts(jobs, needed);
  const named = Object.entries({ ...parts, ...queued }).map(([name, part]) => sql`${sql.id(name)} as (${part})`);
  const columns = jobs.length === 0 ? sql`` : sql`, ${WOKEN}, ${NONE_LACKS}`;
  const answer = onlyWith === null ? sql`null::json` : sql`(select to_json(needed) from ${sql.id(onlyWith)} needed)`;
  const { sql: text, parameters } = sql`with ${sql.join(named)} select ${answer} as answer${columns}`.compile(trx);
  const [row] = await rowsOf<{ answer: Row | null }>(trx, formOf(text), parameters);
  return row?.answer ?? null;
}

/** The forms of what was put together so far; planning one costs more than doing it. */
const forms = new Map<string, Statement>();

/** There are few: values are no part of a form. */
const MOST_FORMS = 100;

function formOf(text: string): Statement {
  const known = forms.get(text);
  if (known !== undefined) return known;
  if (forms.size === MOST_FORMS) return { name: null, text };
  const form = { name: `together ${forms.size}`, text };
  forms.set(text, form);
  return form;
}

/** Workers are woken only where somebody asks how many. */
const WOKEN = sql`(select count(*) from woken) as woken`;

/** A kind without a queue is no number, so that the statement fails and stores nothing, also outside of a transaction. */
const NONE_LACKS = sql`(select min(('there is no queue for ' || kind)::int) from asked_job
  where not exists (select from jobs.queue where name = kind)) as lacking`;

function jobParts(jobs: readonly QueuedJob<Job>[], needed: RawBuilder<unknown>): Together["parts"] {
  const requested = jobs.map(({ job: { kind, ...facts }, terms: { key, notBefore } }) => {
    return { id: idOf(kind, key), kind, facts, due: notBefore === null ? null : new Date(notBefore) };
  });
  return {
    asked_job: sql`select * from json_to_recordset(${JSON.stringify(requested)}::json) asked (id uuid, kind text, facts jsonb, due timestamptz) where ${needed}`,
    // The row is the one that `insert` of pg-boss makes, which needs a started instance wherever something is put and a statement for each
    // kind.
    put_job: sql`insert into jobs.job (id, name, data, start_after, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, heartbeat_seconds)
      select asked_job.id, name, facts, coalesce(due, now()), expire_seconds, deletion_seconds, coalesce(due, now()) + retention_seconds * interval '1 second',
        retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, heartbeat_seconds
      from asked_job join jobs.queue on name = kind on conflict do nothing returning name, start_after`,
    woken: sql`select ${notifyWorkers(sql`name`)} from (select distinct name from put_job where start_after <= now()) due`,
  };
}

/** SQL of where workers hear of jobs that come. */
export const WORKERS_CHANNEL = "'pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24)";

/** Tells every process that a job of this kind has come, once the transaction is committed. */
export const notifyWorkers = (kind: string | RawBuilder<string>) => sql`pg_notify(${sql.raw(WORKERS_CHANNEL)}, ${kind})`;

/** Makes a queue for each of these kinds. Processes that start together may all call it. */
export async function ensureQueues(db: Database, kinds: readonly string[]): Promise<void> {
  await sql`select jobs.create_queue(kind, ${JSON.stringify(terms)}::jsonb) from unnest(${kinds}::text[]) kind
    where not exists (select from jobs.queue where name = kind)`.execute(db);
}

/** The id for a kind and key. It is always the same, so a job that is already stored is not stored again. */
function idOf(kind: string, key: string): string {
  const hex = createHash("sha256").update(`${kind}\n${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
