import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Messages to the company, from customers and others. */
export const contactFeature: Feature<"contact", "account" | "sign-in"> = {
  lateRoutes: [{ at: /^\/getintouch(?:\/|$)/i, load: lateCode(() => import("./contact-routes.tsx"), "contactRoutes") }],
};
