import { lateCode } from "#web/platform/late/late-code.ts";
import { BellSlot } from "./bell-slot.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** What a customer is told, and the bell. */
export const notificationsFeature: Feature<"notifications", "fitbook" | "order-news" | "sign-in"> = {
  lateRoutes: [{ at: /^\/notification(?:\/|$)/i, load: lateCode(() => import("./notification-routes.tsx"), "notificationRoutes") }],
  frame: { bell: BellSlot },
};
