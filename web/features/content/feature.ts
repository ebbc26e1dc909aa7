import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Texts, and questions with their answers. */
export const contentFeature: Feature<"content"> = {
  lateRoutes: [
    { at: /^\/faq(?:\/|$)/i, load: lateCode(() => import("./faq-routes.tsx"), "faqRoutes") },
    {
      at: /^\/(?:aboutus|team|holistic|article|brand|privacy-policy|termsofuse|cancellationpolicy)\/?$/i,
      load: lateCode(() => import("./reading-routes.tsx"), "readingRoutes"),
    },
  ],
};
