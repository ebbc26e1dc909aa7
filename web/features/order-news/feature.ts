import type { Feature } from "#web/platform/features/feature.ts";

/** What is said of an order's way. */
export const orderNewsFeature: Feature<"order-news"> = {};
