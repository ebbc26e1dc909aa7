import type { Feature } from "#web/platform/features/feature.ts";

/** Requests to follow, and those of groups and challenges. */
export const fitbookFeature: Feature<"fitbook", "notifications" | "sign-in" | "site"> = {};
