import type { Order } from "../order/order.ts";
import type { GoodsAvailability } from "../order/orders.port.ts";

/** How many of something are not sold yet, and how many of these are held for other orders. */
export type StockLeft = { readonly there: number; readonly heldByOthers: number };

/**
 * What is known of the goods that an order may take. `coupon` null: it needs no coupon, or one without a limit. Products are given by their
 * ids.
 */
export type GoodsFacts = { readonly isHeld: boolean; readonly products: ReadonlyMap<string, StockLeft>; readonly coupon: StockLeft | null };

/**
 * What an order can count on. Goods that are held for it are its own as long as they are in stock at all.
 * Source: specification/checkout.md, Placing.
 */
export function goodsAvailability(order: Pick<Order, "snapshot">, { isHeld, products, coupon }: GoodsFacts): GoodsAvailability {
  const wanted = [...piecesOf(order)].map(([productId, pieces]) => ({ pieces, left: products.get(productId) ?? NONE }));
  const all = coupon === null ? wanted : [...wanted, { pieces: 1, left: coupon }];
  if (isHeld && all.every(({ pieces, left }) => left.there >= pieces)) return "held";
  return all.every(({ pieces, left }) => left.there - left.heldByOthers >= pieces) ? "there" : "gone";
}

const NONE: StockLeft = { there: 0, heldByOthers: 0 };

/** How many pieces of each product an order contains. Source: specification/checkout.md, Quote. */
export function piecesOf({ snapshot }: Pick<Order, "snapshot">): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { productId, quantity } of snapshot.figures.lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  return pieces;
}

/**
 * The code, in upper case, of the coupon whose use an order takes; null: it takes none.
 * Source: specification/checkout.md, When a coupon counts as used.
 */
export const couponUsedBy = ({ snapshot: { figures } }: Pick<Order, "snapshot">): string | null =>
  figures.coupon > 0 && figures.couponCode !== null ? figures.couponCode.toUpperCase() : null;
