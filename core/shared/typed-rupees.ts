import { LARGEST_AMOUNT, paise } from "./money.ts";
import { writtenNumber } from "./typed-number.ts";
import type { Paise } from "./money.ts";

/**
 * The amount in a text that somebody typed or pasted: rupees with at most two decimals, with or without ₹, Rs. and /-; null: it is none,
 * below 0, or above the largest amount. Source: specification/typed-numbers.md, Amounts of money.
 */
export function typedRupees(text: string): Paise | null {
  const written = writtenNumber(
    text
      .trim()
      .replace(/^(?:₹|rs\.?|रु\.?)/iu, "")
      .replace(/\/-$/, ""),
  );
  if (written === null || written.isNegative || written.fraction.length > 2) return null;
  const amount = Number(written.whole) * 100 + Number(written.fraction.padEnd(2, "0"));
  return amount > LARGEST_AMOUNT ? null : paise(amount);
}
