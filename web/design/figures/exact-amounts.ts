import { grouped } from "./grouped.ts";
import type { ExactPaise } from "#core/shared/exact.ts";

/** An exact amount to be read: to the paisa, rounded half up; none is negative, and it may be beyond every price. */
export function readRupees(amount: ExactPaise): string {
  const paise = readPaise(amount);
  return `₹${grouped(paise / 100n)}.${String(paise % 100n).padStart(2, "0")}`;
}

/** In whole paise, rounded half up. */
export const readPaise = ({ numerator, denominator }: ExactPaise): bigint => (2n * numerator + denominator) / (2n * denominator);

export const isSame = (a: ExactPaise, b: ExactPaise): boolean => a.numerator * b.denominator === b.numerator * a.denominator;
