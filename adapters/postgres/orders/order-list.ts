import { statesShownBy } from "#core/orders/order/order-filter.ts";
import { KEPT_ORDER_COLUMNS, keptOrderIn, orderOf } from "./read-order.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { ShownPictures } from "#core/catalogue/shown-pictures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OrderPage, OrderListQuery, Orders } from "#core/orders/order/orders.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { KeptOrderRow } from "./read-order.ts";

type AllWanted = Parameters<Orders["all"]>[0];
type Read = { readonly db: Database; readonly shown: ShownPictures };

const OWN: Statement = {
  name: "own orders",
  text: `select ${KEPT_ORDER_COLUMNS} from own_orders($1, $2, $3, $4, $5, $6) shop_order order by listed_at desc, id desc`,
};

/** A customer's orders, the newest first. Orders that were only quoted are left out. */
export async function ownOrderPage({ db, shown }: Read, customer: CustomerId, wanted: OrderListQuery): Promise<OrderPage> {
  const { text, filter, after, limit } = wanted;
  const before = after === null ? null : await listedAt(db, { id: after, customer });
  const standings = filter === "all" ? null : statesShownBy(filter);
  const rows = await rowsOf<KeptOrderRow>(db, OWN, [customer, standings, text === null ? null : alike(text), before, after, limit + 1]);
  return pageOf(rows, { limit, shown });
}

/** Everybody's orders, the newest first: all nodes are asked. Orders that were only quoted are left out. */
export async function allOrderPage({ db, shown }: Read, { text, filter, after, limit, from, to }: AllWanted): Promise<OrderPage> {
  const values: unknown[] = [];
  const given = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const conditions = [
    "listed_at is not null",
    ...(from === null ? [] : [`listed_at >= ${given(new Date(from), "timestamptz")}`]),
    ...(to === null ? [] : [`listed_at < ${given(new Date(to), "timestamptz")}`]),
    ...(filter === "all" ? [] : [`standing = any(${given(statesShownBy(filter), "text[]")})`]),
    ...(text === null ? [] : [`searched like ${given(alike(text), "text")}`]),
    ...(after === null
      ? []
      : [`(listed_at, id) < (${given(await listedAt(db, { id: after, customer: null }), "timestamptz")}, ${given(after, "text")})`]),
  ];
  // First the page's orders are found, then the rest is read, so that nothing is read about other orders.
  const page = `select ${KEPT_ORDER_COLUMNS} from (
      select customer, id, listed_at from shop_order where ${conditions.join(" and ")} order by listed_at desc, id desc limit ${given(limit + 1, "int")}
    ) page, ${orderOf("page")} order by page.listed_at desc, page.id desc`;
  return pageOf(await rowsOf<KeptOrderRow>(db, { name: null, text: page }, values), { limit, shown });
}

const alike = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;

const pageOf = (rows: readonly KeptOrderRow[], { limit, shown }: { readonly limit: number; readonly shown: ShownPictures }): OrderPage => ({
  orders: rows.slice(0, limit).map((row) => keptOrderIn(row, shown)),
  more: rows.length > limit,
});

const LISTED_AT: Statement = {
  name: "order listed",
  text: `select shop_order.listed_at from order_number named, ${orderOf("named")} where named.id = $1 and ($2::text is null or named.customer = $2)`,
};

/** null: there is no such order, or it is not the customer's, and after it there is none either. `customer` null: anybody's will do. */
async function listedAt(
  db: Database,
  { id, customer }: { readonly id: string; readonly customer: CustomerId | null },
): Promise<Date | null> {
  const [row] = await rowsOf<{ readonly listed_at: Date | null }>(db, LISTED_AT, [id, customer]);
  return row?.listed_at ?? null;
}
