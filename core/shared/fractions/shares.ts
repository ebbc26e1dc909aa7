import { paise } from "../money.ts";
import type { Exact } from "../exact.ts";
import type { Paise } from "../money.ts";

/**
 * Divides a whole amount by weights, by largest remainder. The shares are whole paise that sum to the amount. Each is within a paisa of its
 * exact share; equal remainders are served in order. Weights are not negative; if all are 0, they count as equal. Throws a RangeError on a
 * negative amount, and on an amount above 0 without any weights. Source: specification/checkout.md, Shares of each line.
 */
export function sharesOf(amount: Paise, weights: readonly Exact[]): readonly Paise[] {
  if (amount < 0 || (amount > 0 && weights.length === 0)) throw new RangeError(`${amount} paise can't be shared over ${weights.length}`);
  const parts = overOneDenominator(weights);
  const sum = parts.reduce((all, part) => all + part, 0n);
  if (sum === 0n && parts.length > 0) return sharesOf(amount, weights.map(equal));

  const exact = parts.map((part) => BigInt(amount) * part);
  const remainders = exact.map((share) => share % sum);
  const down = exact.map((share) => Number(share / sum));
  const left = amount - down.reduce((all, share) => all + share, 0);
  const first = new Set([...remainders.keys()].sort((a, b) => descending(remainders[a], remainders[b]) || a - b).slice(0, left));
  return down.map((share, place) => paise(first.has(place) ? share + 1 : share));
}

const equal = (): Exact => ({ numerator: 1n, denominator: 1n });

const descending = (a = 0n, b = 0n): number => (a > b ? -1 : a < b ? 1 : 0);

function overOneDenominator(weights: readonly Exact[]): readonly bigint[] {
  const common = [...new Set(weights.map(({ denominator }) => denominator))].reduce((all, one) => (all % one === 0n ? all : all * one), 1n);
  return weights.map(({ numerator, denominator }) => numerator * (common / denominator));
}
