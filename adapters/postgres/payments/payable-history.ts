import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { Database } from "#adapters/postgres/engine/database.ts";
import type { Entry } from "#core/ledger/entry.ts";
import type { PaymentEvent } from "#core/payments/payment-state.ts";

/** Where the steps and the issued papers of a kind of payable are kept, and their column that names the payable. */
export type HistoryTables = { readonly steps: string; readonly papers: string; readonly key: string };

/** What came to pass with a payable and its money, each in its order; null: nothing yet. */
export type PayableHistory<Step, Paper> = {
  readonly steps: readonly Step[] | null;
  readonly payments: readonly PaymentEvent[] | null;
  readonly entries: readonly Entry[] | null;
  readonly papers: readonly Paper[] | null;
};

/** The columns of a payable's history beside a row; `id` is the SQL of its id there. */
export const historyColumns = (id: string, { steps, papers, key }: HistoryTables): string => `
      (select json_agg(json_build_object('at', (extract(epoch from at) * 1000)::int8, 'by', by, 'deed', deed) order by number)
        from ${steps} where ${key} = ${id}) as steps,
      (select json_agg(json_build_object('id', id, 'payment', payment, 'kind', kind, 'amount', amount, 'at', (extract(epoch from at) * 1000)::int8) order by at, id)
        from payment_event where payable = ${id}) as payments,
      (select json_agg(json_build_object('key', key, 'payable', payable, 'kind', kind, 'at', (extract(epoch from at) * 1000)::int8, 'postings', postings) order by number)
        from ledger_entry where payable = ${id}) as entries,
      (select json_agg(jsonb_build_object('kind', kind, 'number', number, 'day', day, 'amount', amount) || facts::jsonb order by place)
        from ${papers} where ${key} = ${id}) as papers`;

/** The histories of payables of one kind, by their ids. */
export async function historiesOf<Step, Paper>(
  db: Database,
  tables: HistoryTables,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PayableHistory<Step, Paper>>> {
  const text = `select id, ${historyColumns("asked.id", tables)} from unnest((select $1::text[])) asked (id)`;
  const rows = await rowsOf<PayableHistory<Step, Paper> & { readonly id: string }>(db, { name: `histories by ${tables.steps}`, text }, [
    ids,
  ]);
  return new Map(rows.map((row) => [row.id, row]));
}
