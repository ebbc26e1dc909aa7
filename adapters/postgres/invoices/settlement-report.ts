import { ownPictures } from "#core/catalogue/shown-pictures.ts";
import { sql } from "kysely";
import { documentOf } from "#core/invoices/tax-document.ts";
import { paise } from "#core/shared/money.ts";
import { KEPT_ORDER_COLUMNS, keptOrderIn, orderOf } from "#adapters/postgres/orders/read-order.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { TaxDocument } from "#core/invoices/tax-document.ts";
import type { Day } from "#core/shared/day.ts";
import type { Paise } from "#core/shared/money.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { KeptOrderRow } from "#adapters/postgres/orders/read-order.ts";

/** Indian days; both are included. */
export type DayRange = { readonly from: Day; readonly to: Day };

const AT_ONCE = 200;

const PORTION: Statement = {
  name: null,
  text: `select ${KEPT_ORDER_COLUMNS}, issued.place, issued.number as issued from document issued join order_number named on named.id = issued.order_id, ${orderOf("named")}
    where issued.day between $1 and $2 and issued.place > $3 order by issued.place limit ${AT_ONCE}`,
};

/**
 * All documents of those days with what they show, in the order of their numbers. Throws a TypeError on a document that its order does not
 * know.
 */
export async function* taxDocumentsOf(db: Database, { from, to }: DayRange): AsyncGenerator<TaxDocument> {
  for (let after = 0; ; ) {
    const rows = await rowsOf<KeptOrderRow & { readonly place: number; readonly issued: string }>(db, PORTION, [from, to, after]);
    for (const row of rows) {
      const stored = keptOrderIn(row, ownPictures);
      const issued = stored.documents.find(({ number }) => number === row.issued);
      const document = issued === undefined ? null : documentOf(stored, issued);
      if (document === null) throw new TypeError(`${row.issued} is a paper of nothing`);
      yield document;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    after = last.place;
  }
}

/**
 * What the ledger says about orders on the same days: what customers came to owe, and how much of it they no longer owe. It has entries of
 * appointments, tests and plans too. All nodes are asked: an entry lies with its order.
 */
export async function ledgerTotalsOf(db: Database, { from, to }: DayRange): Promise<{ readonly sold: Paise; readonly refunded: Paise }> {
  const { rows } = await sql<{ kind: string; sum: number }>`
    select kind, sum((posting ->> 'amount')::int8)::int8 as sum from ledger_entry entry, json_array_elements(postings) posting
      where at >= ${from}::date::timestamp at time zone 'Asia/Kolkata' and at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'
        and posting ->> 'account' = 'customer' and kind in ('sale', 'refund') 
        and exists (select from shop_order where shop_order.customer = entry.customer and shop_order.id = entry.payable)
      group by kind`.execute(db);
  const of = (wanted: string) => rows.find(({ kind }) => kind === wanted)?.sum ?? 0;
  return { sold: paise(of("sale")), refunded: paise(0 - of("refund")) };
}
