import { sql } from "kysely";
import { LAST_FORMER, isBeforeBaseline } from "#adapters/postgres/former-migrations.ts";
import { pendingMigrations, takenMigrations } from "#adapters/postgres/migrate.ts";
import type { Database } from "./engine/database.ts";

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
  /** The step that a program of then has to take first, where the tables are from before the baseline; null: this one can change them. */
  readonly through: string | null;
  readonly mostConnections: number;
  readonly isDurable: boolean;
  readonly isReplica: boolean;
  /** In milliseconds since 1970. */
  readonly clock: number;
  readonly bytes: number;
};

/** Those that the tables stand on. */
const EXTENSIONS = ["pg_trgm", "btree_gist"] as const;

export async function checkup(db: Database): Promise<Checkup> {
  const { rows } = await sql<Omit<Checkup, "pendingMigrations" | "through" | "missingExtensions" | "seesDevanagari">>`
    select split_part(current_setting('server_version'), ' ', 1) as version, current_setting('server_version_num')::int / 10000 as major,
      pg_encoding_to_char(encoding) as encoding, current_setting('max_connections')::int as "mostConnections",
      current_setting('fsync')::bool and current_setting('full_page_writes')::bool as "isDurable", pg_is_in_recovery() as "isReplica",
      (extract(epoch from clock_timestamp()) * 1000)::float8 as clock, pg_database_size(datname) as bytes
    from pg_database where datname = current_database()`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new TypeError("a database that does not know itself");

  const { rows: installed } = await sql<{ name: string }>`select extname as name from pg_extension`.execute(db);
  const missingExtensions = EXTENSIONS.filter((name) => !installed.some((one) => one.name === name));
  return {
    ...found,
    missingExtensions,
    seesDevanagari: missingExtensions.includes("pg_trgm") || (await seesDevanagari(db)),
    pendingMigrations: await pendingMigrations(db),
    through: isBeforeBaseline(await takenMigrations(db)) ? LAST_FORMER : null,
  };
}

async function seesDevanagari(db: Database): Promise<boolean> {
  const { rows } = await sql<{ sees: boolean }>`select similarity('त्रिफला', 'त्रिफला चूर्ण') > 0 as sees`.execute(db);
  return rows[0]?.sees === true;
}
