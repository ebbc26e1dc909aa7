import type { Exact } from "../exact.ts";

/**
 * A fraction as text with at most and at least so many decimals, half away from zero; never "-0". What safe integers hold is reckoned in
 * them: bigints take ten times as long.
 */
export function fractionText({ numerator, denominator }: Exact, most: number, least: number): string {
  const isNegative = numerator < 0n;
  const units =
    unitsOf(Number(numerator), Number(denominator), most) ??
    ((isNegative ? -numerator : numerator) * 2n * 10n ** BigInt(most) + denominator) / (2n * denominator);
  const digits = String(units).padStart(most + 1, "0");
  const point = digits.length - most;
  let end = digits.length;
  while (end > point + least && digits[end - 1] === "0") end -= 1;
  const text = end === point ? digits.slice(0, point) : `${digits.slice(0, point)}.${digits.slice(point, end)}`;
  return isNegative && units > 0 ? `-${text}` : text;
}

/**
 * How many units of the last decimal there are in a fraction without its sign, a half up; null: it takes more than safe integers to tell.
 */
function unitsOf(numerator: number, denominator: number, decimals: number): number | null {
  const twice = 2 * denominator;
  const all = Math.abs(numerator) * 2 * (POWERS[decimals] ?? 10 ** decimals) + denominator;
  return all + twice > Number.MAX_SAFE_INTEGER ? null : Math.floor(all / twice); // Of so small numbers no quotient is rounded up to a whole one.
}

const POWERS = [1, 10, 100, 1_000, 10_000]; // A table takes a tenth of the time of a power.
