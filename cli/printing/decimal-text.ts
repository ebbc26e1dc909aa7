import { exactly } from "#core/shared/exact.ts";
import type { Exact } from "#core/shared/exact.ts";

/** The shortest decimal that stands for a number, never with an exponent: 12.5, 0.0000001. */
export function decimalText(number: number): string {
  const shortest = String(number);
  return shortest.includes("e") ? exactDecimalText(exactly(number)) : shortest;
}

/** All decimals of a fraction whose denominator is a power of ten, as that of every number read and of their sums is. */
export function exactDecimalText({ numerator, denominator }: Exact): string {
  const decimals = String(denominator).length - 1;
  if (decimals === 0) return String(numerator);
  const digits = String(numerator).padStart(decimals + 1, "0");
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, "");
}
