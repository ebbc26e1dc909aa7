import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Being told of stock, a price or an opening. */
export const alertsFeature: Feature<"alerts", "sign-in"> = {
  lateRoutes: [{ at: /^\/alerts\//i, load: lateCode(() => import("./alert-routes.tsx"), "alertRoutes") }],
};
