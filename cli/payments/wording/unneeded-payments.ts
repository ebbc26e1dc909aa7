import { rupees } from "#cli/wording/rupees.ts";
import type { UnneededPayment } from "#core/payments/purchase/unneeded-payments.ts";

export const unneededText = ({ payment, amount, isBack }: UnneededPayment): string =>
  `The payment ${payment} of ${rupees(amount)} is not needed: all of it ${isBack ? "went" : "goes"} back.`;

/** Where no rule gives any of the fee back. */
export const nothingBackText = (unneeded: readonly UnneededPayment[]): string =>
  unneeded.length === 0 ? "Nothing goes back." : "Nothing else goes back.";
