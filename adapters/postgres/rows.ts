import { CompiledQuery } from "kysely";
import { PooledDatabase } from "./database.ts";
import type { QueryResultRow } from "pg";
import type { Database } from "./database.ts";

/** The rows of a statement that is written out once: where many are sent a second, building each anew costs as much as sending it. */
export const rowsOf = async <Row extends QueryResultRow>(
  db: Database,
  text: string,
  values: readonly unknown[],
): Promise<readonly Row[]> =>
  db instanceof PooledDatabase ? db.rowsOf(text, values) : (await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))).rows;
