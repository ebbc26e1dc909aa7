import type { Exact, ExactPaise } from "#core/shared/exact.ts";

/** In lowest terms: "625/7", "5/1". */
export function fractionText({ numerator, denominator }: Exact): string {
  const shared = greatestCommonDivisor(numerator, denominator);
  return `${numerator / shared}/${denominator / shared}`;
}

/** In rupees, rounded half up to the paisa, however large: "89.29". Never negative. */
export const roundedText = ({ numerator, denominator }: ExactPaise): string =>
  paiseText((2n * numerator + denominator) / (2n * denominator));

/** The same rounded up, as what is missing is told. */
export const roundedUpText = ({ numerator, denominator }: ExactPaise): string => paiseText((numerator + denominator - 1n) / denominator);

function paiseText(paise: bigint): string {
  const digits = String(paise).padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** In rupees: "625/7". */
export const rupeesFraction = ({ numerator, denominator }: ExactPaise): string =>
  fractionText({ numerator, denominator: denominator * 100n });

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}
