import { codePointOrder } from "../shared/code-point-order.ts";
import type { DayValue } from "./tracked-value.ts";

/**
 * What makes two entries one where they come by a table, which has no ids: the tracker, the moment and the figures. What a table tells
 * otherwise than it was noted is left out: how a weight and girths were typed, and what is in 100 g of a food.
 * Source: specification/trackers.md, Taking entries along.
 */
export function likenessOf(value: DayValue): string {
  const plain = Object.entries(value).filter(([, part]) => typeof part !== "object" || part === null);
  return JSON.stringify(plain.toSorted(([a], [b]) => codePointOrder(a, b)));
}
