import { LOOKED_FOR_DAYS } from "#core/payments/payment-times.ts";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { paymentPhrases as says } from "./wording/payments.ts";

/** What is said of a payment whose result isn't known, in any language. */
export const paymentWords = {
  isLookedFor: (): string => says.isLookedFor({ days: wholeNumber(LOOKED_FOR_DAYS) }),
  /** `at` in milliseconds since 1970. */
  lastLooked: (at: number): string => says.lastLooked({ time: timeAt(at) }),
};
