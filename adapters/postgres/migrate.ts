import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { ensureQueues } from "#adapters/postgres/jobs/queue.ts";
import { reindex } from "#adapters/postgres/search/reindex.ts";
import { baseline } from "#adapters/postgres/migrations/0172-baseline.ts";
import { BASELINE, LAST_FORMER, formerIn, isBeforeBaseline, withoutFormer } from "./former-migrations.ts";
import type { Migration } from "kysely/migration";
import type { Database } from "./engine/database.ts";

/**
 * Every step from an empty database to today's tables, by the names of the files in `migrations/`. A released step never changes; changes
 * are made by a further one. They are taken in the order of their numbers, which no two share.
 */
const migrations: Readonly<Record<string, Migration>> = { [BASELINE]: baseline };

/**
 * Brings the tables up to date. Processes that start together wait for one another.
 *
 * `where` names the database for the person who must act. Afterwards each of `jobKinds` has a queue. Throws CannotStart and changes nothing
 * if a newer program has written the database, or one from before the baseline.
 */
export async function migrate(db: Database, where: string, jobKinds: readonly string[]): Promise<void> {
  const names = await namesIn(db);
  const taken = withoutFormer(names);
  refuseOther(taken, where);
  if (formerIn(names).length > 0) await recordBaseline(db);
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

/** The steps that a database has taken, in their order. */
export async function takenMigrations(db: Database): Promise<readonly string[]> {
  return withoutFormer(await namesIn(db));
}

async function namesIn(db: Database): Promise<readonly string[]> {
  const { rows: tables } = await sql`select 1 from pg_class where oid = to_regclass('kysely_migration')`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** Whether a program has written a database that knows further steps than this one. */
export const isOfNewer = (taken: readonly string[]): boolean => taken.some((name) => name > BASELINE && !(name in migrations));

/** Writes into the history of a database with all former steps that it is at the baseline. Of processes that come at once, one does so. */
async function recordBaseline(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table kysely_migration in exclusive mode`.execute(trx);
    const former = formerIn(await namesIn(trx));
    if (former.length === 0) return;
    await sql`delete from kysely_migration where name = any(${former})`.execute(trx);
    await sql`insert into kysely_migration (name, timestamp) values (${BASELINE}, ${new Date().toISOString()})`.execute(trx);
  });
}

async function takePending(db: Database, where: string): Promise<void> {
  // Of two steps that were made side by side, either may come first.
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations }, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  refuseOther(await takenMigrations(db), where); // A newer program may have started at the same time.
  throw error;
}

function refuseOther(taken: readonly string[], where: string): void {
  if (isBeforeBaseline(taken))
    throw new CannotStart(
      `The data in ${where} was written by an older Niramaya, whose last migration was ${taken.at(-1)}. Start one whose last migration is ${LAST_FORMER} with it once, then this one. Nothing was changed.`,
    );
  if (isOfNewer(taken))
    throw new CannotStart(
      `The data in ${where} was written by a newer Niramaya than this one. Start that one, or choose other data with DATA_DIR or DATABASE_URL.`,
    );
}
