import type { Feature } from "#web/platform/features/feature.ts";

/** Paying on the provider's page, and what becomes of a purchase: an order, an appointment, a booking of tests, a plan. */
export const paymentsFeature: Feature<"payments", "sign-in"> = {};
