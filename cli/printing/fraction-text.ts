import { roundUp } from "#core/shared/exact.ts";
import { amountText } from "./amount-text.ts";
import type { Exact, ExactPaise } from "#core/shared/exact.ts";

/** In lowest terms: "625/7", "5/1". */
export function fractionText({ numerator, denominator }: Exact): string {
  const shared = greatestCommonDivisor(numerator, denominator);
  return `${numerator / shared}/${denominator / shared}`;
}

/** In rupees, rounded half up to the paisa, however large: "89.29". Never negative. */
export function roundedText({ numerator, denominator }: ExactPaise): string {
  const digits = String((2n * numerator + denominator) / (2n * denominator)).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** In rupees, rounded up to the paisa, as what is missing for a minimum is told. */
export const roundedUpText = (amount: ExactPaise): string => amountText(roundUp(amount));

/** In rupees: "625/7". */
export const rupeesFraction = ({ numerator, denominator }: ExactPaise): string =>
  fractionText({ numerator, denominator: denominator * 100n });

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
