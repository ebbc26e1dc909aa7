import type { Paise } from "#core/shared/money.ts";

/** Two decimals, no grouping: 1234.50. */
export const amountText = (amount: Paise): string => hundredthsText(amount);

/** What is counted in hundredths, as a decimal. */
export function hundredthsText(hundredths: number): string {
  if (hundredths < 0) return `-${hundredthsText(-hundredths)}`;
  const decimals = hundredths % 100;
  const whole = (hundredths - decimals) / 100;
  return (whole < KEPT ? keptText(whole) : String(whole)) + (DECIMALS[decimals] ?? "");
}

/** Most amounts of a cart are below this many rupees. */
const KEPT = 10_000;
const texts = new Array<string | undefined>(KEPT);
const DECIMALS = Array.from({ length: 100 }, (_, decimals) => (decimals < 10 ? `.0${decimals}` : `.${decimals}`));

/** A whole number's text, kept once it was made: that is what takes longest of an amount, and a bill has some fifty. */
function keptText(whole: number): string {
  const known = texts[whole];
  if (known !== undefined) return known;
  const text = String(whole);
  texts[whole] = text;
  return text;
}
