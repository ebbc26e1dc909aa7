import { asciiDigits } from "../shared/ascii-digits.ts";
import { paise } from "../shared/money.ts";
import type { Paise } from "../shared/money.ts";

/**
 * The price in a written text: whole rupees of at most nine digits, in digits of any Indian script, with or without ₹, commas and blanks.
 * null: the text is no such amount, or it is 0. Source: specification/alerts.md, What one can wait for.
 */
export function wishedPriceIn(written: string): Paise | null {
  const rupees = asciiDigits(written).replace(/[₹,\s]/g, "");
  return /^[1-9]\d{0,8}$/.test(rupees) ? paise(Number(rupees) * 100) : null;
}
