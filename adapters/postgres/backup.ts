import { sql } from "kysely";
import { CannotStart } from "#core/shared/cannot-start.ts";
import { isBeforeBaseline, withoutFormer } from "#adapters/postgres/former-migrations.ts";
import { isOfNewer, madeBy, takenMigrations } from "#adapters/postgres/migrate.ts";
import { renewHistory } from "./engine/renew-history.ts";
import type { Database } from "./engine/database.ts";

/**
 * A backup consists of lines of JSON. The first says what it is. Then every table follows with its name and columns, and its rows, one in a
 * line. The last says how many rows there are; without it the backup is incomplete.
 */
type Head = {
  readonly niramaya: "backup";
  readonly format: 1;
  readonly at: string;
  readonly migrations: readonly string[];
  /** The last value that each sequence has given; null: none. */
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[];
};
type TableLine = { readonly table: string; readonly columns: readonly string[] };
type EndLine = { readonly end: true; readonly rows: number };

/** The beginning of a row's line. */
const ROW = " ";
const AT_ONCE = 500;

/** Writes the whole database as it is at one moment, line by line. Answers how many rows it has written. */
export async function backUp(db: Database, write: (line: string) => Promise<void>): Promise<number> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute(async (trx) => {
      await sql`set local citus.max_adaptive_executor_pool_size = 1`.execute(trx); // One connection to each node, so that all its rows are of one moment. A plain PostgreSQL ignores it.
      const head: Head = {
        niramaya: "backup",
        format: 1,
        at: new Date().toISOString(),
        migrations: await takenMigrations(trx),
        sequences: await sequencesOf(trx),
      };
      await write(JSON.stringify(head));
      let rows = 0;
      for (const table of await tablesOf(trx)) {
        const line: TableLine = { table, columns: await columnsOf(trx, table) };
        await write(JSON.stringify(line));
        rows += await writeRows(trx, line, write);
      }
      const end: EndLine = { end: true, rows };
      await write(JSON.stringify(end));
      return rows;
    });
}

async function writeRows(trx: Database, { table, columns }: TableLine, write: (line: string) => Promise<void>): Promise<number> {
  const row = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare rows no scroll cursor for select (select row_to_json(one)::text from (select ${row}) one) as line from ${sql.table(table)}`.execute(
    trx,
  );
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(AT_ONCE)} from rows`.execute(trx);
    for (const { line } of rows) await write(`${ROW}${line}`);
    count += rows.length;
    if (rows.length < AT_ONCE) break;
  }
  await sql`close rows`.execute(trx);
  return count;
}

/** Why a backup can't be restored here. */
export type RestoreRefusal = "not-a-backup" | "not-whole" | "written-by-newer" | "written-by-older" | "has-data" | "other-tables";

/**
 * Restores a backup into an empty database, or with `replacing` in place of everything that is stored: all of it or nothing.
 *
 * A database that has tables keeps them; they must be the tables of the backup. `rest` reads the files that follow in the lines, before
 * anything is committed. `migrated` then brings the tables up to date. Answers how many rows and files there are now.
 */
export async function restore(
  db: Database,
  lines: AsyncIterator<string>,
  {
    replacing,
    rest,
    migrated,
  }: { readonly replacing: boolean; readonly rest: () => Promise<number>; readonly migrated: () => Promise<void> },
): Promise<{ readonly rows: number; readonly files: number } | { readonly problem: RestoreRefusal }> {
  const head = headIn((await lines.next()).value);
  if (head === null) return { problem: "not-a-backup" };
  const steps = withoutFormer(head.migrations);
  if (isBeforeBaseline(steps)) return { problem: "written-by-older" };
  if (isOfNewer(steps)) return { problem: "written-by-newer" };
  const made = await takenMigrations(db);
  if (made.length > 0 && made.join() !== steps.join()) return { problem: "other-tables" };
  if (made.length > 0 && !replacing && (await hasData(db))) return { problem: "has-data" };

  try {
    const restored = await db.transaction().execute(async (trx) => {
      if (made.length === 0) await madeBy(trx, steps);
      return { rows: await filled(trx, head, lines), files: await rest() };
    });
    await migrated();
    await sql`analyze`.execute(db); // PostgreSQL does so by itself a minute later, and reads whole tables until then.
    return restored;
  } catch (error) {
    if (error instanceof NotWhole) return { problem: "not-whole" };
    throw error;
  }
}

class NotWhole extends Error {}

async function filled(trx: Database, head: Head, reading: AsyncIterator<string>): Promise<number> {
  const tables = await tablesOf(trx);
  const bonds = await bondsOf(trx);
  for (const { table, name } of bonds)
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} deferrable initially deferred`.execute(trx);
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))}`.execute(trx);
  const triggered = await triggeredTablesOf(trx);
  for (const table of triggered) await sql`alter table ${sql.table(table)} disable trigger user`.execute(trx); // Triggers would repeat what they already did when the rows were first written.

  let rows = 0;
  let into: TableLine | null = null;
  let batch: string[] = [];
  let isWhole = false;
  const put = async () => {
    if (into !== null && batch.length > 0) await putRows(trx, into, batch);
    rows += batch.length;
    batch = [];
  };
  for (let next = await reading.next(); next.done !== true; next = await reading.next()) {
    const line = next.value;
    if (line.startsWith(ROW)) {
      batch.push(line);
      if (batch.length === AT_ONCE) await put();
      continue;
    }
    await put();
    const read: TableLine | EndLine = parsed(line);
    if ("end" in read) {
      isWhole = read.rows === rows;
      break; // The caller reads the lines that follow.
    }
    if (!tables.includes(read.table)) throw new CannotStart(`The backup holds ${read.table}, which this program does not know.`);
    into = read;
  }
  if (!isWhole) throw new NotWhole();

  await sql`set constraints all immediate`.execute(trx);
  for (const table of triggered) await sql`alter table ${sql.table(table)} enable trigger user`.execute(trx);
  for (const { table, name } of bonds)
    await sql`alter table ${sql.table(table)} alter constraint ${sql.ref(name)} not deferrable`.execute(trx);
  for (const { name, last } of head.sequences) if (last !== null) await sql`select setval(${name}::regclass, ${last}::int8)`.execute(trx);
  await renewHistory(trx);
  return rows;
}

async function putRows(trx: Database, { table, columns }: TableLine, rows: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(",")}]`}::json)`.execute(trx);
}

function headIn(line: unknown): Head | null {
  if (typeof line !== "string" || !line.startsWith('{"niramaya":"backup","format":1,')) return null;
  return parsed(line);
}

/** A line that this program has written. The checksum of the gzip file protects it. */
function parsed<Line>(line: string): Line {
  try {
    return JSON.parse(line);
  } catch {
    throw new NotWhole();
  }
}

/** Whether there are any customers or products. */
async function hasData(db: Database): Promise<boolean> {
  const { rows } = await sql`select from customer union all select from product limit 1`.execute(db);
  return rows.length > 0;
}

/** The tables of pg-boss's own statistics are temporary. */
const OURS = sql`namespace.nspname in ('public', 'jobs') and class.relname not like 'queue\\_stats%'
  and not exists (select from pg_depend where pg_depend.objid = class.oid and deptype = 'e')`;

/** Every table that has rows of its own, by its full name. */
async function tablesOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select namespace.nspname || '.' || class.relname as name
    from pg_class class join pg_namespace namespace on namespace.oid = class.relnamespace where class.relkind = 'r' and ${OURS} order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** The bit by which PostgreSQL marks a trigger that runs on `insert`. */
const PUTTING = 4;

/**
 * Those with triggers of ours that run as rows are put. Tables whose rows lie on many nodes have none, and may not be asked to turn any
 * off.
 */
async function triggeredTablesOf(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select distinct namespace.nspname || '.' || class.relname as name
    from pg_trigger join pg_class class on class.oid = tgrelid join pg_namespace namespace on namespace.oid = class.relnamespace
    where not tgisinternal and (tgtype & ${PUTTING}) > 0 and ${OURS}`.execute(db);
  return rows.map(({ name }) => name);
}

/** The columns that are written, in their order. Generated columns are left out. */
async function columnsOf(db: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(db);
  return rows.map(({ name }) => name);
}

/** Foreign keys that are checked with every row. A restore must handle them, because its rows come in any order. */
async function bondsOf(db: Database): Promise<readonly { readonly table: string; readonly name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`select namespace.nspname || '.' || class.relname as table, conname as name
    from pg_constraint join pg_class class on class.oid = conrelid join pg_namespace namespace on namespace.oid = class.relnamespace
    where contype = 'f' and not condeferrable and conparentid = 0 and ${OURS}`.execute(db);
  return rows;
}

async function sequencesOf(db: Database): Promise<Head["sequences"]> {
  const { rows } = await sql<{
    name: string;
    last: string | null;
  }>`select schemaname || '.' || sequencename as name, last_value::text as last
    from pg_sequences where schemaname in ('public', 'jobs') order by 1`.execute(db);
  return rows;
}
