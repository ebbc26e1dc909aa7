import { sql } from "kysely";
import { pendingMigrations } from "#adapters/postgres/migrate.ts";
import { distributionPlan } from "./distribution-plan.ts";
import { OWNER, tablesByArea } from "./places.ts";
import type { RawBuilder } from "kysely";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Hindrance, Loss, PlannedTable } from "./distribution-plan.ts";

/**
 * Why nothing was distributed: this is no distributed PostgreSQL, no node takes rows, the tables are not up to date, or something stands in
 * a table's way.
 */
export type DistributionRefusal =
  | { readonly kind: "no-citus" | "no-nodes" | "old-tables" }
  | { readonly kind: "hindered"; readonly table: string; readonly hindrance: Hindrance };

/** What was distributed now, each table as it was planned. */
export type Distributed = { readonly tables: readonly PlannedTable[]; readonly nodes: number };

/**
 * Puts the rows of every table that lies by customer on the nodes; those that lie there already stay as they are. One area's tables are
 * moved after the other's, each area's wholly or not at all, as one statement may read several of them. Whoever asks for them waits
 * meanwhile.
 */
export async function distribute(db: Database, moved: (table: string) => void): Promise<Distributed | DistributionRefusal> {
  if ((await pendingMigrations(db)).length > 0) return { kind: "old-tables" };
  const { citus, nodes, tables } = await distributionPlan(db);
  if (citus === null) return { kind: "no-citus" };
  if (nodes === 0) return { kind: "no-nodes" };
  const going = tables.filter(({ place }) => place === "goes");
  for (const { table, hindrances } of going) for (const hindrance of hindrances) return { kind: "hindered", table, hindrance };
  let beside = tables.find(({ place }) => place === "lies")?.table ?? null;
  for (const area of tablesByArea) {
    const together = going.filter(({ table }) => area.includes(table));
    await moveToNodes(db, together, beside);
    beside ??= together[0]?.table ?? null;
    for (const { table } of together) moved(table);
  }
  return { tables: going, nodes };
}

/**
 * `beside`: the table whose rows of a customer lie on the same node; null: it is the first.
 *
 * The foreign key to the customer's row goes: a key from one node to another can't be checked. `changeNotifications` and `fromCustomer`
 * refuse instead what would be written of somebody who is gone. So does a trigger that looks at that row. One that looks at its row alone
 * is taken along, which has to be allowed: Citus can't know.
 */
async function moveToNodes(db: Database, together: readonly PlannedTable[], beside: string | null): Promise<void> {
  const [first] = together;
  if (first === undefined) return;
  await db.transaction().execute(async (trx) => {
    const names = together.map(({ table }) => sql.id(table));
    await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(trx); // Whoever reads them locks the first one first too.
    for (const { table, loses } of together)
      for (const { kind, name } of loses) await LOSING[kind](sql.id(table), sql.id(name)).execute(trx);
    await sql`set local citus.enable_unsafe_triggers to on`.execute(trx);
    await sql`set local citus.multi_shard_modify_mode to 'sequential'`.execute(trx); // One table's copy uses the connections of another's.
    for (const { table } of together) {
      const neighbour = beside ?? (table === first.table ? "none" : first.table);
      await sql`select create_distributed_table(${table}, ${OWNER}, colocate_with => ${neighbour})`.execute(trx);
    }
  });
  for (const { table } of together) await sql`select truncate_local_data_after_distributing_table(${table})`.execute(db); // The rows were copied; those that were here are read by nobody.
}

const LOSING: Readonly<Record<Loss["kind"], (table: RawBuilder<unknown>, name: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  "foreign-key": (table, name) => sql`alter table ${table} drop constraint ${name}`,
  index: (_, name) => sql`drop index ${name}`,
  trigger: (table, name) => sql`drop trigger ${name} on ${table}`,
};
