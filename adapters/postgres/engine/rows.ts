import { CompiledQuery } from "kysely";
import { PooledDatabase, textOf } from "./database.ts";
import { placeToRead } from "./own-writes.ts";
import type { QueryResultRow } from "pg";
import type { Database, Statement } from "./database.ts";

/** The rows of a statement that is written out once: where many are sent a second, building each anew costs as much as sending it. */
export const rowsOf = async <Row extends QueryResultRow>(
  db: Database,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> =>
  db instanceof PooledDatabase
    ? db.rowsOf(statement, values)
    : (await db.executeQuery<Row>(CompiledQuery.raw(textOf(statement), [...values]))).rows;

/** How many rows a statement that is written out has changed: nothing has to be told of them and read. */
export const changedBy = async (db: Database, statement: Statement, values: readonly unknown[]): Promise<number> =>
  db instanceof PooledDatabase
    ? db.changedBy(statement, values)
    : Number((await db.executeQuery(CompiledQuery.raw(textOf(statement), [...values]))).numAffectedRows ?? 0);

const askedOf = new WeakMap<Database, Map<string, Promise<readonly never[]>>>();

/**
 * The same of a statement that only reads, once for all who ask for the same within one turn: it is sent when they have asked, so that
 * nobody is told what is older than their asking.
 */
export function sharedRowsOf<Row extends QueryResultRow>(
  db: Database,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const requested = askedOf.get(db) ?? new Map<string, Promise<readonly never[]>>();
  askedOf.set(db, requested);
  const key = JSON.stringify([statement.text, values, placeToRead()]); // Who wrote something may be answered by another server than others.
  const rows: Promise<readonly Row[]> =
    requested.get(key) ??
    Promise.resolve().then(() => {
      requested.delete(key);
      return rowsOf<Row>(db, statement, values);
    });
  requested.set(key, rows as Promise<readonly never[]>);
  return rows;
}
