import type { Paise } from "#core/shared/money.ts";

/**
 * As people read an amount: ₹1,00,000 and ₹49.50. Arithmetic rather than patterns: labels are made for every coupon of every line of
 * --ndjson.
 */
export function rupees(amount: Paise): string {
  return amount % 100 === 0 ? `${signOf(amount)}₹${grouped(String(Math.abs(amount) / 100))}` : rupeesAndPaise(amount);
}

/** Always with two decimals, as in a column: ₹1,00,000.00. */
export function rupeesAndPaise(amount: Paise): string {
  const size = Math.abs(amount);
  const paise = size % 100;
  return `${signOf(amount)}₹${grouped(String((size - paise) / 100))}.${paise < 10 ? "0" : ""}${paise}`;
}

/** The same of a decimal text, which may be beyond every amount. */
export function rupeesText(decimal: string): string {
  const [whole = "", decimals = ""] = decimal.split(".");
  return `₹${grouped(whole)}.${decimals}`;
}

const signOf = (amount: Paise): string => (amount < 0 ? "−" : "");

/** Three digits at the end, two and two before: 1,00,00,000. */
function grouped(digits: string): string {
  if (digits.length <= 3) return digits;
  let end = digits.length - 3;
  let text = digits.slice(end);
  for (; end > 2; end -= 2) text = `${digits.slice(end - 2, end)},${text}`;
  return `${digits.slice(0, end)},${text}`;
}
