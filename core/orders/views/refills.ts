import type { OrderSummary } from "./order-summary.ts";

/**
 * The ids of the products that a customer may want again: those of which something was delivered and not all of it returned, first what was
 * ordered most often, then what was ordered longest ago. `orders` are the newest first. Source: specification/orders.md, What a customer
 * sees.
 */
export function refillsOf(orders: readonly Pick<OrderSummary, "lines">[]): readonly string[] {
  const remaining = orders.toReversed().map(({ lines }) => new Set(lines.filter(isKept).map(({ product }) => product.id)));
  const times = new Map<string, number>();
  for (const id of remaining.flatMap((ids) => [...ids])) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}

const isKept = ({ state }: OrderSummary["lines"][number]): boolean => state === "delivered" || state === "partly-returned";
