import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Events that people join, with a waiting list. */
export const eventsFeature: Feature<"events", "shipping" | "sign-in" | "site"> = {
  lateRoutes: [{ at: /^\/event(?:\/|$)/i, load: lateCode(() => import("./event-routes.tsx"), "eventRoutes") }],
};
