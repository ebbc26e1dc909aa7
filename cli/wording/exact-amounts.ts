import { roundedText, rupeesFraction } from "#cli/printing/fraction-text.ts";
import { rupeesText } from "./rupees.ts";
import type { ExactPaise } from "#core/shared/exact.ts";

/** An exact amount to the paisa; where that is not all of it, also the fraction that it is. */
export function exactRupees(amount: ExactPaise, rounded = roundedText): string {
  const isWhole = amount.numerator % amount.denominator === 0n;
  return rupeesText(rounded(amount)) + (isWhole ? "" : ` (exactly ₹${rupeesFraction(amount)})`);
}

export const roundedRupees = (amount: ExactPaise): string => rupeesText(roundedText(amount));

export const pieces = (count: number): string => (count === 1 ? "1 piece" : `${count} pieces`);
