import { amountText } from "#cli/printing/amount-text.ts";
import type { Paise } from "#core/shared/money.ts";

/** As people read an amount: ₹1,00,000 and ₹49.50. */
export const rupees = (amount: Paise): string => rupeesAndPaise(amount).replace(/\.00$/, "");

/** Always with two decimals, as in a column: ₹1,00,000.00. */
export const rupeesAndPaise = (amount: Paise): string => rupeesText(amountText(amount));

/** A decimal text with a sign, the rupee's, and Indian grouping. */
export function rupeesText(decimal: string): string {
  const [whole = "", decimals = ""] = decimal.replace("-", "").split(".");
  return `${decimal.startsWith("-") ? "−" : ""}₹${grouped(whole)}.${decimals}`;
}

/** Three digits at the end, two and two before: 1,00,00,000. */
const grouped = (digits: string): string => digits.replace(/(?<=\d)(?=(\d\d)+\d$)/g, ",");
