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
 * denominator` is the share of the i-th rate. `whole` are the same as numbers, with which sums are made many times faster; null: a rate has
 * more than two decimals, or the denominator is no safe integer.
 */
export type TaxTable = {
  readonly rates: readonly number[];
  readonly weights: readonly bigint[];
  readonly denominator: bigint;
  readonly whole: WholeTaxTable | null;
};

/** The weights and the denominator of a tax table, where all of them are safe integers. */
export type WholeTaxTable = { readonly weights: readonly number[]; readonly denominator: number };

export function taxTable(gsts: Iterable<number>): TaxTable {
  const rates = [...new Set(gsts)];
  const whole = wholeTaxTable(rates);
  if (whole !== null) return { rates, weights: whole.weights.map(BigInt), denominator: BigInt(whole.denominator), whole };
  const shares = rates.map(shareWithoutTax);
  const denominator = shares.reduce((common, share) => (common / greatestCommonDivisor(common, share.denominator)) * share.denominator, 1n);
  return { rates, weights: shares.map((share) => (denominator / share.denominator) * share.numerator), denominator, whole };
}

/** The share of a rate of at most two decimals is 10,000 / (10,000 + its hundredths). */
function wholeTaxTable(rates: readonly number[]): WholeTaxTable | null {
  let denominator = 1;
  for (const rate of rates) {
    const part = WITHOUT_TAX + Math.round(rate * 100);
    if ((part - WITHOUT_TAX) / 100 !== rate) return null;
    const lowest = part / greatestCommonMeasure(part, WITHOUT_TAX);
    denominator = (denominator / greatestCommonMeasure(denominator, lowest)) * lowest;
    if (denominator > Number.MAX_SAFE_INTEGER) return null;
  }
  return { denominator, weights: rates.map((rate) => wholeShare(denominator, WITHOUT_TAX + Math.round(rate * 100))) };
}

/** A part of 10,000 in `whole`, so many of which make up `denominator` that nothing is rounded. */
function wholeShare(denominator: number, whole: number): number {
  const shared = greatestCommonMeasure(whole, WITHOUT_TAX);
  return (denominator / (whole / shared)) * (WITHOUT_TAX / shared);
}

/** A whole without its tax, in hundredths of a per cent. */
const WITHOUT_TAX = 10_000;

/** The value without tax of amounts; there is one amount for each rate of the table. */
export function valueOf(amounts: readonly number[], { weights, denominator }: TaxTable): ExactPaise {
  const numerator = amounts.reduce((sum, amount, rate) => sum + (weights[rate] ?? 0n) * BigInt(amount), 0n);
  return { numerator, denominator };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The same of safe integers. */
function greatestCommonMeasure(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
