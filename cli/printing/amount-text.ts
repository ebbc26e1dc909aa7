import type { Paise } from "#core/shared/money.ts";

/** Two decimals, no grouping: 1234.50. */
export const amountText = (amount: Paise): string => hundredthsText(amount);

/** What is counted in hundredths, as a decimal. */
export function hundredthsText(hundredths: number): string {
  if (hundredths < 0) return `-${hundredthsText(-hundredths)}`;
  const decimals = hundredths % 100;
  const whole = (hundredths - decimals) / 100;
  return decimals < 10 ? `${whole}.0${decimals}` : `${whole}.${decimals}`;
}
