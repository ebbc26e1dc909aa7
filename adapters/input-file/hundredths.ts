import { Decimal } from "decimal.js";

/**
 * The whole hundredths that a number is written as: paise of an amount in rupees. null: it has more than two decimals, or no such whole
 * number is exact.
 */
export function hundredths(number: number): number | null {
  const whole = new Decimal(number).times(100);
  return whole.isInteger() && whole.abs().lessThanOrEqualTo(Number.MAX_SAFE_INTEGER) ? whole.toNumber() + 0 : null; // + 0: never -0.
}
