import type { UnneededPayment } from "#core/payments/unneeded-payments.ts";

/** As programs read it; the amount in paise. */
export const unneededJson = ({ payment, amount, isBack }: UnneededPayment): object => ({ payment, amount, is_back: isBack });
