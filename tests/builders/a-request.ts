import { aLine } from "./a-line.ts";
import type { Instant } from "#core/shared/instant.ts";
import type { PricingRequest } from "#core/pricing/pricing-request.ts";

/** 2026-11-20, 10:00 in India. */
export const tenInTheMorning: Instant = { seconds: Date.UTC(2026, 10, 20, 4, 30) / 1000, decimals: "" };

/** One line, no coupons, nothing charged for shipping. */
export const aRequest = (given: Partial<PricingRequest> = {}): PricingRequest => ({
  lines: [aLine()],
  coupons: [],
  choice: { kind: "automatic" },
  shipping: { basic: null, weightExceed: null },
  at: tenInTheMorning,
  ...given,
});
