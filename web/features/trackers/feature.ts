import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** What customers note of their days. */
export const trackersFeature: Feature<"trackers", "account" | "health" | "notifications" | "sign-in"> = {
  lateRoutes: [
    {
      at: /^\/(?:wellness|physical-wellness|add(?:exercise|meal)|\w+tracker|(?:vata|pitta|kapha)summary)(?:\/|$)/i,
      load: lateCode(() => import("./tracker-routes.tsx"), "trackerRoutes"),
    },
  ],
};
