import { statesShownBy } from "#core/orders/views/order-filter.ts";
import { KEPT_ORDER_COLUMNS, keptOrderIn } from "./read-order.ts";
import { rowsOf } from "#adapters/postgres/engine/rows.ts";
import type { ShownPictures } from "#core/catalogue/shown-pictures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OrderPage, OrderListQuery } from "#core/orders/order/orders.port.ts";
import type { Database, Statement } from "#adapters/postgres/engine/database.ts";
import type { KeptOrderRow } from "./read-order.ts";

/** Whose orders, and listed from when until before when, in milliseconds since 1970; null: anybody's, or no limit. */
export type OrderListScope = { readonly customer: CustomerId | null; readonly from: number | null; readonly to: number | null };

type Read = { readonly db: Database; readonly shown: ShownPictures };

/** The newest orders first. Orders that were only quoted are left out. */
export async function orderListPage(
  { db, shown }: Read,
  { customer, from, to }: OrderListScope,
  wanted: OrderListQuery,
): Promise<OrderPage> {
  const { text, filter, after, limit } = wanted;
  const values: unknown[] = [];
  // A customer's own orders, unless they are searched: PostgreSQL does not see the values, so that it plans each form once.
  const isOwn = customer !== null && text === null && from === null && to === null;
  const given = (value: unknown, type: string) => (isOwn ? `(select $${values.push(value)}::${type})` : `$${values.push(value)}`);
  const conditions = [
    "listed_at is not null",
    ...(customer === null ? [] : [`customer = ${given(customer, "text")}`]),
    ...(from === null ? [] : [`listed_at >= ${given(new Date(from).toISOString(), "timestamptz")}`]),
    ...(to === null ? [] : [`listed_at < ${given(new Date(to).toISOString(), "timestamptz")}`]),
    ...(filter === "all" ? [] : [`standing = any(${given(statesShownBy(filter), "text[]")}::text[])`]),
    ...(text === null ? [] : [`searched like ${given(`%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`, "text")}`]),
    ...(after === null ? [] : [`(listed_at, id) < (select listed_at, id from shop_order where id = ${given(after, "text")})`]),
  ];
  // First the page's orders are found, then the rest is read, so that nothing is read about other orders.
  const statement: Statement = {
    name: isOwn ? `own orders${filter === "all" ? "" : " of a standing"}${after === null ? "" : " after one"}` : null,
    text: `select ${KEPT_ORDER_COLUMNS} from (
        select id from shop_order where ${conditions.join(" and ")} order by listed_at desc, id desc limit ${given(limit + 1, "int")}
      ) page join shop_order using (id) order by listed_at desc, id desc`,
  };
  const rows = await rowsOf<KeptOrderRow>(db, statement, values);
  return { orders: rows.slice(0, limit).map((row) => keptOrderIn(row, shown)), more: rows.length > limit };
}
