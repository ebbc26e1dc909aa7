import { ownPictures } from "#core/catalogue/shown-pictures.ts";
import { sql } from "kysely";
import { couponUsedBy, piecesOf } from "#core/orders/quote/goods-availability.ts";
import { orderFaults } from "#core/orders/order/order-fault.ts";
import { openReturns } from "#core/orders/returns/open-returns.ts";
import { orderStateOf } from "#core/orders/order/order.ts";
import { KEPT_ORDER_COLUMNS, keptOrderIn, orderOf } from "./read-order.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { OrderTrouble } from "#core/orders/order/order-trouble.ts";
import type { KeptOrder } from "#core/orders/order/orders.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { ShopOrderRow } from "./tables.ts";
import type { KeptOrderRow } from "./read-order.ts";

const AT_ONCE = 200;

type Row = KeptOrderRow &
  Pick<ShopOrderRow, "standing" | "total" | "coupon" | "products" | "pieces" | "sellers"> & {
    readonly open_returns: number;
    /** The coupon of which it counts as a use. */
    readonly counted: string | null;
    readonly is_held: boolean;
  };

/** What is stored under a number: an order, as it should be. */
type Numbered = { readonly named: string; readonly numbered: string } & (Row | { readonly id: null });

const PORTION: Statement = {
  name: null,
  text: `select ${KEPT_ORDER_COLUMNS}, named.id as named, named.number as numbered, standing, total, coupon, products, pieces, sellers, open_returns,
      (select used.coupon from coupon_use used where used.order_id = shop_order.id) as counted,
      exists (select from stock_hold where order_id = shop_order.id) or exists (select from coupon_hold where order_id = shop_order.id) as is_held
    from (select id, customer, number from order_number where id > $1 order by id limit ${AT_ONCE}) named left join lateral ${orderOf("named")} on true order by named.id`,
};

/** Checks all orders, their money and their documents, one portion after the other; empty: everything is right. */
export async function* orderTroubles(db: Database): AsyncGenerator<OrderTrouble> {
  for (let after = ""; ; ) {
    const rows = await rowsOf<Numbered>(db, PORTION, [after]);
    for (const row of rows) yield* row.id === null ? [{ kind: "number-without-order", order: row.numbered } as const] : troublesOf(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) break;
    after = last.named;
  }
  yield* troublesOfPapers(db);
  yield* troublesOfEntries(db);
  yield* troublesOfPayments(db);
}

function troublesOf(row: Row): readonly OrderTrouble[] {
  const stored = keptOrderIn(row, ownPictures);
  const { order, number } = stored;
  const pieces = piecesOf(order);
  const columns = {
    standing: [row.standing, orderStateOf(order)],
    total: [row.total, order.snapshot.figures.total],
    coupon: [row.coupon, couponUsedBy(order)],
    open_returns: [row.open_returns, openReturns(order)],
    products: [row.products.join(), [...pieces.keys()].join()],
    pieces: [row.pieces.join(), [...pieces.values()].join()],
    sellers: [row.sellers.join(), order.parcels.map(({ seller }) => seller.gstin).join()],
  };
  const [wanted, issued] = [documentsWanted(stored), stored.documents.length];
  return [
    ...orderFaults(order, stored.ledger).map((fault) => ({ kind: "order", order: number, fault }) as const),
    ...Object.entries(columns).flatMap(([column, [text, follows]]) =>
      text === follows ? [] : [{ kind: "row-differs", order: number, column } as const],
    ),
    ...(wanted === issued ? [] : [{ kind: "documents-differ", order: number, wanted, issued } as const]),
    ...countedWrongly(row),
  ];
}

/** There must be an invoice for each parcel of a placed order, and a credit note for what each refund gives back of a parcel. */
function documentsWanted({ order: { stage, parcels, refunds } }: KeptOrder): number {
  const creditNotes = refunds.flatMap(({ lines }) => parcels.filter(({ places }) => lines.some(({ place }) => places.includes(place))));
  return stage === "placed" ? parcels.length + creditNotes.length : 0;
}

/** A placed order counts as a use of its coupon, and no other does; nothing is held for what is sold or over. */
function countedWrongly({ number, stage, coupon, counted, is_held }: Row): readonly OrderTrouble[] {
  const used = stage === "placed" ? coupon : null;
  return [
    ...(used === null || used === counted ? [] : [{ kind: "coupon-not-counted", order: number, coupon: used } as const]),
    ...(counted === null || used === counted ? [] : [{ kind: "coupon-counted-for-nothing", order: number, coupon: counted } as const]),
    ...(is_held && (stage === "placed" || stage === "expired") ? [{ kind: "holds-what-is-sold", order: number } as const] : []),
  ];
}

async function* troublesOfPapers(db: Database): AsyncGenerator<OrderTrouble> {
  const { rows: gaps } = await sql<{ counter: string; counted: number; issued: number; last: number }>`
    with numbered as (select number from document union all select number from booking_paper union all select number from lab_paper union all select number from plan_paper union all select number from prescription)
    select key as counter, serial as counted, count(number)::int as issued, coalesce(max(right(number, 6)::int), 0) as last
      from document_counter left join numbered on regexp_replace(number, '/[0-9]+$', '') = regexp_replace(key, '..(..)-(..)$', '\\1\\2') group by key
      having serial <> count(number) or serial is distinct from max(right(number, 6)::int)`.execute(db);
  for (const row of gaps) yield { kind: "documents-with-gaps", ...row };
}

/** A payment serves once over everything that is paid for, whatever server of whichever version wrote it down. */
async function* troublesOfPayments(db: Database): AsyncGenerator<OrderTrouble> {
  const { rows } = await sql<{ provider: string; payment: string; payables: readonly string[] }>`
    select provider, payment, array_agg(distinct payable) as payables from payment_event
      group by provider, payment having count(distinct payable) > 1 order by provider, payment`.execute(db);
  for (const row of rows) yield { kind: "payment-used-twice", ...row };
}

/**
 * An entry lies with the orders of its customer, on any node; what else it can be of is looked up one portion after the other. That goes
 * with an account that is erased, and its entries stay.
 */
async function* troublesOfEntries(db: Database): AsyncGenerator<OrderTrouble> {
  for (let [customer, key] = ["", ""]; ; ) {
    const { rows } = await sql<{ customer: string; key: string; payable: string }>`
      select customer, key, payable from ledger_entry entry
        where not exists (select from shop_order where shop_order.customer = entry.customer and shop_order.id = entry.payable)
          and (customer, key) > (${customer}, ${key}) order by customer, key limit ${AT_ONCE}`.execute(db);
    const { rows: astray } = await sql<{ key: string }>`
      select key from unnest(${rows.map((row) => row.customer)}::text[], ${rows.map((row) => row.key)}::text[], ${rows.map(({ payable }) => payable)}::text[])
          entry (customer, key, payable)
        where exists (select from customer where customer.id = entry.customer and standing <> 'erased')
          and not exists (select from booking where id = payable and booking.customer = entry.customer)
          and not exists (select from lab_booking where id = payable and lab_booking.customer = entry.customer)
          and not exists (select from plan_subscription where id = payable and plan_subscription.customer = entry.customer)`.execute(db);
    for (const row of astray) yield { kind: "entry-of-no-order", ...row };
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return;
    ({ customer, key } = last);
  }
}
