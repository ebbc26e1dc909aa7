import { sql } from "kysely";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { storedAreas } from "#adapters/postgres/stored-areas.ts";
import type { OwnData } from "#core/account/own-data.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ExportedRow, ExportedTable, NamingColumn } from "#adapters/postgres/stored-area.ts";

const exported = storedAreas.flatMap((area) => area.exported ?? []);

export const EXPORTED_TABLES: readonly ExportedTable[] = exported.filter((part) => "table" in part);

/** The columns that name a customer but are not exported. A test fails for a column that is neither here nor exported. */
export const NOT_EXPORTED: readonly NamingColumn[] = storedAreas.flatMap(({ notExported }) => notExported ?? []);

const AT_ONCE = 200;

export const postgresOwnData = (db: Database): OwnData => ({
  of: (customer) =>
    exported.map((part) => ({
      name: part.name,
      records: "table" in part ? recordsOf(db, part, customer) : part.records(db, customer),
    })),
});

async function* recordsOf(
  db: Database,
  { table, owner, key, further = [], columns, told }: ExportedTable,
  customer: CustomerId,
): AsyncGenerator<unknown> {
  const place = sql.join([key, ...further].map((column) => sql.ref(`${table}.${column}`)));
  const reading = namingOutages("own data", {
    /** null: from the first on. A key need not be a text. */
    async after(last: readonly string[] | null) {
      const behind = last === null ? sql`true` : sql`(${place}) > (${sql.join(last)})`;
      const chosen = sql.join(columns.map((column) => sql.ref(column)));
      const { rows } = await sql<{ key: string[]; record: ExportedRow }>`
        select array[${sql.join([key, ...further].map((column) => sql`${sql.ref(`${table}.${column}`)}::text`))}] as key, to_jsonb(chosen) as record from ${sql.table(table)}, lateral (select ${chosen}) as chosen
        where ${sql.ref(`${table}.${owner}`)} = ${customer} and ${behind}
        order by ${place} limit ${AT_ONCE}
      `.execute(db);
      return rows;
    },
  });
  let last: readonly string[] | null = null;
  while (true) {
    const rows = await reading.after(last);
    const records = rows.map(({ record }) => record);
    yield* told === undefined ? records : await told(db, customer, records);
    last = rows.at(-1)?.key ?? null;
    if (rows.length < AT_ONCE) return;
  }
}
