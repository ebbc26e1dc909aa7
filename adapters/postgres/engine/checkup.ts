import { sql } from "kysely";
import { ACKNOWLEDGED_WITHIN } from "#core/tickets/ticket-state.ts";
import { jobCounts } from "#adapters/postgres/jobs/parked-jobs.ts";
import { pendingMigrations } from "./migrations.ts";
import { postgresTickets } from "#adapters/postgres/tickets/tickets.ts";
import type { Database } from "./database.ts";

/** The facts about a database on which the shop depends. */
export type Checkup = {
  /** As in "18.4". */
  readonly version: string;
  readonly major: number;
  readonly encoding: string;
  /** Whether trigrams work with every letter, including those of Devanagari. */
  readonly seesDevanagari: boolean;
  readonly missingExtensions: readonly string[];
  readonly pendingMigrations: readonly string[];
  readonly parkedJobs: number;
  /** Jobs that have been due for more than some minutes, so that no process seems to do them. */
  readonly lateJobs: number;
  /** Tickets that were not acknowledged in time. */
  readonly overdueTickets: number;
  readonly mostConnections: number;
  readonly isDurable: boolean;
  readonly isReplica: boolean;
  /** In milliseconds since 1970. */
  readonly clock: number;
  readonly bytes: number;
};

const EXTENSIONS = ["pg_trgm"];

export async function checkup(db: Database): Promise<Checkup> {
  const { rows } = await sql<
    Omit<Checkup, "pendingMigrations" | "parkedJobs" | "lateJobs" | "overdueTickets" | "missingExtensions" | "seesDevanagari">
  >`
    select split_part(current_setting('server_version'), ' ', 1) as version, current_setting('server_version_num')::int / 10000 as major,
      pg_encoding_to_char(encoding) as encoding, current_setting('max_connections')::int as "mostConnections",
      current_setting('fsync')::bool and current_setting('full_page_writes')::bool as "isDurable", pg_is_in_recovery() as "isReplica",
      (extract(epoch from clock_timestamp()) * 1000)::float8 as clock, pg_database_size(datname) as bytes
    from pg_database where datname = current_database()`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new TypeError("a database that does not know itself");

  const { rows: installed } = await sql<{ name: string }>`select extname as name from pg_extension`.execute(db);
  const missingExtensions = EXTENSIONS.filter((name) => !installed.some((one) => one.name === name));
  const pending = await pendingMigrations(db);
  const hasJobs = await sql`select 1 where to_regclass('jobs.job') is not null`.execute(db);
  const hasTickets = await sql`select 1 where to_regclass('ticket') is not null`.execute(db);
  return {
    ...found,
    missingExtensions,
    seesDevanagari: missingExtensions.includes("pg_trgm") || (await seesDevanagari(db)),
    pendingMigrations: pending,
    parkedJobs: hasJobs.rows.length === 0 ? 0 : (await jobCounts(db)).reduce((sum, { parked }) => sum + parked, 0),
    lateJobs: hasJobs.rows.length === 0 ? 0 : await lateJobs(db),
    overdueTickets: hasTickets.rows.length === 0 ? 0 : await postgresTickets(db).countOpenSince(Date.now() - ACKNOWLEDGED_WITHIN),
  };
}

async function seesDevanagari(db: Database): Promise<boolean> {
  const { rows } = await sql<{ sees: boolean }>`select similarity('त्रिफला', 'त्रिफला चूर्ण') > 0 as sees`.execute(db);
  return rows[0]?.sees === true;
}

async function lateJobs(db: Database): Promise<number> {
  const { rows } = await sql<{
    late: number;
  }>`select count(*) as late from jobs.job where state in ('created', 'retry') and start_after < now() - interval '10 minutes'`.execute(db);
  return rows[0]?.late ?? 0;
}
