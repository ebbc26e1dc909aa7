import { putAuditInMemory } from "#adapters/memory/staff/audit-log.ts";
import type { TableRegister } from "#core/trackers/tables/import/table-register.port.ts";
import type { ImportedRows } from "#core/trackers/tables/imported-rows.port.ts";
import type { LookedUp, NamedRows } from "#core/trackers/looked-up.ts";
import type { Memory } from "#adapters/memory/memory.ts";

/** The rows of an imported table, and how often it changed. */
export type MemoryTable<Row> = { version: number; readonly rows: Map<string, Row> };

const AT_ONCE = 1_000;

export const memoryImportedRows = <Row extends { readonly id: string }>(table: MemoryTable<Row>): ImportedRows<Row> => ({
  version: async () => table.version,
  pageAfter: async (after) =>
    inOrder(table)
      .filter(({ id }) => id > after)
      .slice(0, AT_ONCE),
  withIds: async (ids) => rowsWithIds(table, ids),
});

export const memoryTableRegister = <Row extends { readonly id: string }>(
  memory: Pick<Memory, "audited">,
  table: MemoryTable<Row>,
): TableRegister<Row> => {
  return {
    all: async () => inOrder(table),
    async change(decide) {
      const { put, answer } = decide(inOrder(table));
      if (put !== null) {
        for (const row of put.rows) table.rows.set(row.id, row);
        table.version += 1;
        putAuditInMemory(memory, put.audit);
      }
      return answer;
    },
  };
};

/** What entries name of the imported foods and activities. */
export const lookedUpInMemory = (
  { importedFoods, importedActivities }: Pick<Memory, "importedFoods" | "importedActivities">,
  { foods, activities }: NamedRows,
): LookedUp => ({
  foods: rowsWithIds(importedFoods, foods),
  activities: new Set(rowsWithIds(importedActivities, activities).keys()),
});

const inOrder = <Row extends { readonly id: string }>({ rows }: MemoryTable<Row>): readonly Row[] =>
  [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));

const rowsWithIds = <Row>({ rows }: MemoryTable<Row>, ids: readonly string[]): ReadonlyMap<string, Row> =>
  new Map(
    ids.flatMap((id) => {
      const row = rows.get(id);
      return row === undefined ? [] : [[id, row] as const];
    }),
  );
