import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { ensureQueues } from "#adapters/postgres/jobs/queue.ts";
import { reindex } from "#adapters/postgres/search/reindex.ts";
import { storedAreas } from "#adapters/postgres/stored-areas.ts";
import type { Database } from "./engine/database.ts";

/** Every step of every area, from an empty database to today's tables, in the order of their numbers. */
const migrations = Object.fromEntries(
  storedAreas.flatMap(({ migrations: own = {} }) => Object.entries(own)).toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

/**
 * Brings the tables up to date. Processes that start together wait for one another.
 *
 * `where` names the database for the person who must act. Afterwards each of `jobKinds` has a queue. Throws CannotStart and changes nothing
 * if a newer program has written the database.
 */
export async function migrate(db: Database, where: string, jobKinds: readonly string[]): Promise<void> {
  const taken = await takenMigrations(db);
  refuseNewer(taken, where);
  if (pendingOf(taken).length > 0) await takePending(db, where); // The migrator reads every column of every table before it sees that nothing is left to do.
  await ensureQueues(db, jobKinds);
  return reindex(db);
}

export const namesOfMigrations: readonly string[] = Object.keys(migrations);

/** Takes these steps and no others in an empty database. Part of the caller's transaction; the caller records that they are taken. */
export async function madeBy(trx: Database, names: readonly string[]): Promise<void> {
  await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(trx);
  await sql`create table kysely_migration_lock (id varchar(255) primary key, is_locked integer not null default 0)`.execute(trx);
  for (const name of names) await migrations[name]?.up(trx);
}

/** The steps that have not been taken yet. */
export const pendingMigrations = async (db: Database): Promise<readonly string[]> => pendingOf(await takenMigrations(db));

const pendingOf = (taken: readonly string[]): readonly string[] => namesOfMigrations.filter((name) => !taken.includes(name));

async function takenMigrations(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql`select 1 from pg_class where oid = to_regclass('kysely_migration')`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

async function takePending(db: Database, where: string): Promise<void> {
  // The steps of one area are in order; of two areas, either may come first.
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  refuseNewer(await takenMigrations(db), where); // A newer program may have started at the same time.
  throw error;
}

function refuseNewer(taken: readonly string[], where: string): void {
  if (taken.every((name) => name in migrations)) return;
  throw new CannotStart(
    `The data in ${where} was written by a newer Niramaya than this one. Start that one, or choose other data with DATA_DIR or DATABASE_URL.`,
  );
}
