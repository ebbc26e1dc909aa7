import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";

/** `of`: whose list it is, or of what; `after`: the id behind which it goes on, null: from its beginning. */
type Listing = { readonly of: string; readonly after: string | null; readonly limit: number };

/** Every id stands behind it. */
const BEFORE_ALL = "";

/**
 * A list of ids of somebody or something ($1), behind one ($2), at most so many ($3). Values stand in queries of their own, so that
 * PostgreSQL plans a list once.
 */
export const listStatement = (name: string, ids: string): Statement => ({
  name,
  text: `select id from (${ids}) as candidate where id > (select $2::text) order by id limit (select $3::int)`,
});

export async function listedIds(db: Database, statement: Statement, { of, after, limit }: Listing): Promise<readonly string[]> {
  const rows = await rowsOf<{ readonly id: string }>(db, statement, [of, after ?? BEFORE_ALL, limit]);
  return rows.map(({ id }) => id);
}
