import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Entry } from "#core/ledger/entry.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

/**
 * Where the history of a kind of payable is kept: the function that reads the steps and the money of one, which lie by its customer; the
 * table of its issued papers, and their column that names the payable.
 */
export type HistoryTables = { readonly own: string; readonly papers: string; readonly key: string };

/** What came to pass with a payable and its money, each in its order; null: nothing yet. */
export type PayableHistory<Step, Paper> = {
  readonly steps: readonly Step[] | null;
  readonly payments: readonly PaymentEvent[] | null;
  readonly entries: readonly Entry[] | null;
  readonly papers: readonly Paper[] | null;
};

/** The columns of a payable's history beside a row and what `ownOf` tells of that; `id` is the SQL of its id there. */
export const historyColumns = (id: string, { papers, key }: HistoryTables): string => `
      own.steps, own.payments, own.entries,
      (select json_agg(jsonb_build_object('kind', kind, 'number', number, 'day', day, 'amount', amount) || facts::jsonb order by place)
        from ${papers} where ${key} = ${id}) as papers`;

/**
 * The steps, payments and entries of the payable that a row tells whose it is, for `historyColumns`: where they lie on many nodes, its
 * customer's is asked.
 */
export const ownOf = (row: string, { own }: HistoryTables): string => `${own}(${row}.customer, ${row}.id) own`;

/** The histories of payables of one kind, by their ids. */
export async function historiesOf<Step, Paper>(
  db: Database,
  tables: HistoryTables,
  payables: readonly { readonly id: string; readonly customer: string }[],
): Promise<ReadonlyMap<string, PayableHistory<Step, Paper>>> {
  const text = `select id, ${historyColumns("asked.id", tables)} from unnest((select $1::text[]), (select $2::text[])) asked (id, customer), ${ownOf("asked", tables)}`;
  const rows = await rowsOf<PayableHistory<Step, Paper> & { readonly id: string }>(db, { name: `histories with ${tables.papers}`, text }, [
    payables.map(({ id }) => id),
    payables.map(({ customer }) => customer),
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}
