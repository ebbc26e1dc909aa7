import type { Paise } from "#core/shared/money.ts";

/** Two decimals, no grouping: 1234.50. */
export const amountText = (amount: Paise): string => hundredthsText(amount);

/** What is counted in hundredths, as a decimal. */
export function hundredthsText(hundredths: number): string {
  const decimals = Math.abs(hundredths % 100);
  const whole = Math.abs(Math.trunc(hundredths / 100));
  return `${hundredths < 0 ? "-" : ""}${whole}.${decimals < 10 ? "0" : ""}${decimals}`;
}
