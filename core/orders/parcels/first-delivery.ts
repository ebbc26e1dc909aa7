import type { LineState } from "../order/line-state.ts";
import type { Parcel } from "../order/order.ts";

/** The parts of an order that show its deliveries: the products of its lines, and the state of lines and parcels. */
export type DeliveredParts = {
  readonly products: readonly string[];
  readonly lines: readonly LineState[];
  readonly parcels: readonly Pick<Parcel, "places" | "deliveredAt">[];
};

/**
 * When a product of an order was first delivered, in milliseconds since 1970; null: it was not. A piece that came back later was delivered
 * nevertheless. Source: specification/reviews.md, Who may review.
 */
export function firstDelivery({ products, lines, parcels }: DeliveredParts, product: string): number | null {
  const times = parcels.flatMap(({ places, deliveredAt }) => {
    const has = places.some((place) => products[place] === product && DELIVERED.has(lines[place] ?? "ordered"));
    return deliveredAt !== null && has ? [deliveredAt] : [];
  });
  return times.length === 0 ? null : Math.min(...times);
}

const DELIVERED: ReadonlySet<LineState> = new Set<LineState>(["delivered", "partly-returned", "returned"]);
