import { CompiledQuery } from "kysely";
import { PooledDatabase, textOf } from "./database.ts";
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

const askedOf = new WeakMap<Database, Map<string, Promise<readonly never[]>>>();

/**
 * The same of a statement that only reads, once for all who ask for the same within one turn: it is sent when they have asked, so that nobody
 * is told what is older than their asking.
 */
export function sharedRowsOf<Row extends QueryResultRow>(
  db: Database,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  const asked = askedOf.get(db) ?? new Map<string, Promise<readonly never[]>>();
  askedOf.set(db, asked);
  const key = JSON.stringify([statement.text, values]);
  const rows: Promise<readonly Row[]> =
    asked.get(key) ??
    Promise.resolve().then(() => {
      asked.delete(key);
      return rowsOf<Row>(db, statement, values);
    });
  asked.set(key, rows as Promise<readonly never[]>);
  return rows;
}
