import { meeting, ranksOf } from "./bits.ts";
import type { Bits } from "./bits.ts";
import type { Stands } from "./matching.ts";
import type { PriceStep } from "./shelf-memory.ts";

/** Among more than so many the page is not looked for. */
const MOST = 2_000;

type Asked = { readonly order: "price-rising" | "price-falling"; readonly last: Stands | null; readonly most: number };

/**
 * Ranks among which the page behind `last` is found: of what is in a set of every group, those on the first steps of prices that hold enough
 * of it. null: they hold too much, or the page goes on to what nobody sells.
 */
export function firstByPrice(
  groups: readonly (readonly Bits[])[],
  steps: readonly PriceStep[],
  { order, last, most }: Asked,
): readonly number[] | null {
  const inOrder = order === "price-rising" ? steps : steps.toReversed();
  const first = last === null ? 0 : inOrder.findIndex((step) => mayHold(step, Math.abs(last.standing)));
  if (first === -1) return null;
  const ranks: number[] = [];
  let behind = 0; // Of the first step some may stand before `last`.
  for (const [nth, { members }] of inOrder.slice(first).entries()) {
    const met = meeting([...groups, [members]]);
    if (ranks.length + met.count > MOST) return null;
    ranks.push(...ranksOf(met, { after: 0, most: met.count }));
    if (nth > 0 || last === null) behind += met.count;
    if (behind >= most) return ranks;
  }
  return null;
}

const mayHold = ({ least, most }: PriceStep, price: number): boolean => price >= least && (most === null || price <= most);
