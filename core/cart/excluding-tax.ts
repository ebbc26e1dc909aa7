import { exactly } from "../shared/exact.ts";
import type { Exact, ExactPaise } from "../shared/exact.ts";
import type { Paise } from "../shared/money.ts";

/**
 * An amount without its GST: amount × 100 / (100 + gst), as an exact fraction. Source: specification/pricing.md, An amount without its tax.
 */
export function excludingTax(amount: Paise, gst: number): ExactPaise {
  const { numerator, denominator } = shareWithoutTax(gst);
  return { numerator: BigInt(amount) * numerator, denominator };
}

/** The part of a price that is not tax, in lowest terms: 25/28 at 12 %. */
export function shareWithoutTax(gst: number): Exact {
  const rate = exactly(gst);
  const numerator = 100n * rate.denominator;
  const denominator = numerator + rate.numerator;
  const shared = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / shared, denominator: denominator / shared };
}

/**
 * The shares of several GST rates as fractions with one denominator, so that values without tax are sums of whole numbers: `weights[i] /
 * denominator` is the share of the i-th rate.
 */
export type TaxTable = { readonly rates: readonly number[]; readonly weights: readonly bigint[]; readonly denominator: bigint };

export function taxTable(gsts: Iterable<number>): TaxTable {
  const rates = [...new Set(gsts)];
  const shares = rates.map(shareWithoutTax);
  const denominator = shares.reduce((common, share) => (common / greatestCommonDivisor(common, share.denominator)) * share.denominator, 1n);
  return { rates, weights: shares.map((share) => (denominator / share.denominator) * share.numerator), denominator };
}

/** The value without tax of amounts; there is one amount for each rate of the table. */
export function valueOf(amounts: readonly number[], { weights, denominator }: TaxTable): ExactPaise {
  const numerator = amounts.reduce((sum, amount, rate) => sum + (weights[rate] ?? 0n) * BigInt(amount), 0n);
  return { numerator, denominator };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
