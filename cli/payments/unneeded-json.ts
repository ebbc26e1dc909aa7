import type { UnneededPayment } from "#core/payments/unneeded-payments.ts";

/** As programs read it; the amount in paise. */
export const unneededJson = ({ payment, amount, fate }: UnneededPayment): object => ({
  payment,
  amount,
  is_back: fate === "went-back",
  used_elsewhere: fate === "used-elsewhere",
});
