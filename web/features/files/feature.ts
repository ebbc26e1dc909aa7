import type { Feature } from "#web/platform/features/feature.ts";

/** Pictures and documents that a customer sends. */
export const filesFeature: Feature<"files", "account"> = {};
