import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** People who follow each other, and requests of people, groups and challenges. */
export const fitbookFeature: Feature<"fitbook", "account" | "notifications" | "sign-in" | "site"> = {
  lateRoutes: [
    {
      at: /^\/(?:people|(?:edit|create)?fitbook|challenge|createch|joing|groupr|invitefriendf|winb)/i,
      load: lateCode(() => import("./fitbook-routes.tsx"), "fitbookRoutes"),
    },
  ],
};
