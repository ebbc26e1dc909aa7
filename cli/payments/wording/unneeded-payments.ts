import { rupeesAndPaise } from "#cli/wording/rupees.ts";
import type { UnneededPayment } from "#core/payments/unneeded-payments.ts";

export const unneededText = ({ payment, amount, fate }: UnneededPayment): string =>
  `Payment ${payment} of ${rupeesAndPaise(amount)} ${FATES[fate]}.`;

const FATES: Readonly<Record<UnneededPayment["fate"], string>> = {
  "went-back": "was not needed and was refunded",
  "goes-back": "was not needed and is being refunded",
  "used-elsewhere": "was reported here too, but pays for something else, and counts for nothing here",
};

/** Where no rule gives any of the fee back. */
export const nothingBackText = (unneeded: readonly UnneededPayment[]): string =>
  unneeded.every(({ fate }) => fate === "used-elsewhere") ? "Nothing is refunded." : "Nothing else is refunded.";
