import { USUAL_TERMS } from "#core/orders/order/checkout-facts.ts";
import { paise } from "#core/shared/money.ts";
import type { CheckoutTerms } from "#core/orders/order/checkout-facts.ts";

/** Paying online saves 5 %, at most ₹100, from ₹499 on. */
export const demoTerms: CheckoutTerms = {
  ...USUAL_TERMS,
  prepaid: { percent: 5, maximum: paise(10_000), minimumOrder: paise(49_900) },
};
