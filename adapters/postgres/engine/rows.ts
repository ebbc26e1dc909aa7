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
