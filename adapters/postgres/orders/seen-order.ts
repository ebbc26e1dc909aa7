import { couponUsedBy, goodsAvailability } from "#core/orders/quote/goods-availability.ts";
import { KEPT_ORDER_COLUMNS, keptOrderIn } from "./read-order.ts";
import type { ShownPictures } from "#core/catalogue/shown-pictures.ts";
import type { StockLeft } from "#core/orders/quote/goods-availability.ts";
import type { SeenOrder } from "#core/orders/order/orders.port.ts";
import type { KeptOrderRow } from "./read-order.ts";

/** An order with what it can count on, the earlier answer to the same call, and the letters of its sellers' documents. */
export type SeenOrderRow = KeptOrderRow & {
  readonly is_held: boolean;
  readonly left: readonly (StockLeft & { readonly id: string })[] | null;
  readonly coupon_left: StockLeft | null;
  readonly call: { readonly asked: string; readonly answer: { readonly given: unknown } } | null;
  readonly series: Readonly<Record<string, string>> | null;
};

/** SQL for the parameters of a `SeenRow`. */
type OrderParameters = { readonly at: string; readonly customer: string; readonly key: string };

/**
 * The columns of a `SeenRow`, of what the function `own_order` tells as `shop_order`. A placed order needs no goods, because they are
 * already sold to it.
 */
export const seenOrderColumns = ({ at, customer, key }: OrderParameters): string => `${KEPT_ORDER_COLUMNS},
  exists(select from stock_hold where order_id = shop_order.id and until > ${at}) as is_held,
  case when stage <> 'placed' then (select json_agg(json_build_object('id', product.id, 'there', coalesce(stock, 0), 'heldByOthers',
    (select coalesce(sum(hold.pieces), 0) from stock_hold hold where hold.product = product.id and until > ${at} and hold.order_id <> shop_order.id)))
    from product where product.id = any(shop_order.products)) end as left,
  case when stage <> 'placed' then (select json_build_object('there', uses_left, 'heldByOthers',
    (select count(*) from coupon_hold hold where hold.coupon = coupon.key and until > ${at} and hold.order_id <> shop_order.id))
    from coupon where key = shop_order.coupon and uses_left is not null) end as coupon_left,
  (select json_build_object('asked', asked, 'answer', answer) from order_call call where call.customer = ${customer} and key = ${key}) as call,
  (select json_object_agg(gstin, series) from seller where gstin = any(shop_order.sellers)) as series`;

export function seenOrderIn(row: SeenOrderRow, shown: ShownPictures): SeenOrder {
  const stored = keptOrderIn(row, shown);
  const { order } = stored;
  if (order.stage === "placed") return { ...stored, goods: "held" };
  const products = new Map(row.left?.map((left) => [left.id, left]));
  const coupon = couponUsedBy(order) === null ? null : row.coupon_left;
  return { ...stored, goods: goodsAvailability(order, { isHeld: row.is_held, products, coupon }) };
}
