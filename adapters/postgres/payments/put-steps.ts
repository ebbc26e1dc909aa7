import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";

/** A purchase whose steps lie by its customer; their `at` in milliseconds since 1970. */
type Stepped = {
  readonly id: PayableId;
  readonly customer: CustomerId;
  readonly history: readonly { readonly at: number; readonly by: unknown; readonly deed: unknown }[];
};

/** Where they are kept: `key` is the column that names the purchase. */
export type StepTable = { readonly table: string; readonly key: string };

/**
 * Stores a purchase's steps from a place on, as part of the caller's transaction. The insert is made from a query and gives rows back:
 * where they lie on many nodes, the whole transaction is committed in two phases by that.
 */
export async function putSteps(trx: Database, { table, key }: StepTable, { id, customer, history }: Stepped, from: number): Promise<void> {
  const steps = history.slice(from).map(({ at, by, deed }, place) => ({ number: from + place, at: new Date(at), by, deed }));
  if (steps.length === 0) return;
  const text = `insert into ${table} (customer, ${key}, number, at, by, deed)
    select $1::text, $2::text, step.number, step.at, step.by, step.deed
    from json_to_recordset($3::json) step (number int, at timestamptz, by jsonb, deed jsonb) returning number`;
  await rowsOf(trx, { name: `${table} put`, text }, [customer, id, JSON.stringify(steps)]);
}
