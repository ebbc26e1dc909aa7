import { sql } from "kysely";
import { foodOfStored, storedFood } from "#core/trackers/tables/stored-food.ts";
import { namingOutages } from "#adapters/postgres/engine/database.ts";
import { inTransaction } from "#adapters/postgres/engine/in-transaction.ts";
import { putAudit } from "#adapters/postgres/staff/audit-log.ts";
import type { Food } from "#core/health/foods/food.ts";
import type { StoredFood } from "#core/trackers/tables/stored-food.ts";
import type { Activity } from "#core/trackers/tables/activity.ts";
import type { TableRegister } from "#core/trackers/tables/import/table-register.port.ts";
import type { ImportedRows } from "#core/trackers/tables/imported-rows.port.ts";
import type { LookedUp, NamedRows } from "#core/trackers/looked-up.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { ImportedKind } from "./tables.ts";

type Table<Row, Stored> = { readonly kind: ImportedKind; readonly read: (stored: Stored) => Row; readonly stored: (row: Row) => Stored };

/** How imported foods are stored. */
export const FOOD_TABLE: Table<Food, StoredFood> = { kind: "food", read: foodOfStored, stored: storedFood };
/** How imported activities are stored. */
export const ACTIVITY_TABLE: Table<Activity, Activity> = { kind: "activity", read: (row) => row, stored: (row) => row };

const AT_ONCE = 1_000;

export const postgresImportedRows = <Row extends { readonly id: string }, Stored>(
  db: Database,
  table: Table<Row, Stored>,
): ImportedRows<Row> =>
  namingOutages<ImportedRows<Row>>("imported tables", {
    async version() {
      const { rows } = await sql<{ version: number }>`select version from imported_table where kind = ${table.kind}`.execute(db);
      return rows[0]?.version ?? 0;
    },
    async pageAfter(after) {
      const { rows } = await sql<{ value: Stored }>`select value from imported_row
        where kind = ${table.kind} and id > ${after} order by id limit ${AT_ONCE}`.execute(db);
      return rows.map(({ value }) => table.read(value));
    },
    withIds: (ids) => rowsWithIds(db, table, ids),
  });

export const postgresTableRegister = <Row extends { readonly id: string }, Stored>(
  db: Database,
  table: Table<Row, Stored>,
): TableRegister<Row> => {
  const all = async (at: Database): Promise<readonly Row[]> => {
    const { rows } = await sql<{ value: Stored }>`select value from imported_row where kind = ${table.kind} order by id`.execute(at);
    return rows.map(({ value }) => table.read(value));
  };
  return namingOutages<TableRegister<Row>>("imported tables", {
    all: () => all(db),
    change: (decide) =>
      inTransaction(db, async (trx) => {
        // The row is there from here on and is held, so that of two imports, also of the first two, one waits for the other.
        await sql`insert into imported_table (kind, version) values (${table.kind}, 0) on conflict (kind) do nothing`.execute(trx);
        await sql`select version from imported_table where kind = ${table.kind} for update`.execute(trx);
        const { put, answer } = decide(await all(trx));
        if (put !== null) {
          for (let from = 0; from < put.rows.length; from += AT_ONCE)
            await putRows(
              trx,
              table.kind,
              put.rows.slice(from, from + AT_ONCE).map((row) => ({ id: row.id, value: table.stored(row) })),
            );
          await sql`update imported_table set version = version + 1 where kind = ${table.kind}`.execute(trx);
          await putAudit(trx, put.audit);
        }
        return answer;
      }),
  });
};

/** What entries name of the imported foods and activities; nothing is asked where they name none. */
export async function lookedUp(db: Database, { foods, activities }: NamedRows): Promise<LookedUp> {
  return {
    foods: await rowsWithIds(db, FOOD_TABLE, foods),
    activities: new Set((await rowsWithIds(db, ACTIVITY_TABLE, activities)).keys()),
  };
}

/** As one value, since a statement with a parameter for each column of each row takes longer to make than to run. */
async function putRows(
  trx: Database,
  kind: ImportedKind,
  rows: readonly { readonly id: string; readonly value: unknown }[],
): Promise<void> {
  await sql`insert into imported_row (kind, id, value)
    select ${kind}, id, value from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as put (id text, value jsonb)
    on conflict (kind, id) do update set value = excluded.value`.execute(trx);
}

async function rowsWithIds<Row, Stored>(
  db: Database,
  { kind, read }: Table<Row, Stored>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Row>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; value: Stored }>`select id, value from imported_row
    where kind = ${kind} and id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, value }) => [id, read(value)]));
}
