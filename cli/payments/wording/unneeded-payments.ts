import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import type { UnneededPayment } from "#core/payments/unneeded-payments.ts";

export const unneededText = ({ payment, amount, isBack }: UnneededPayment): string =>
  `Payment ${payment} of ${rupeesAndPaise(amount)} was not needed and ${isBack ? "went" : "goes"} back.`;

/** Where no rule gives any of the fee back. */
export const nothingBackText = (unneeded: readonly UnneededPayment[]): string =>
  unneeded.length === 0 ? "Nothing goes back." : "Nothing else goes back.";
