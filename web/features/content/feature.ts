import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Texts, questions with their answers, and what home is made of. */
export const contentFeature: Feature<"content", "catalogue"> = {
  lateRoutes: {
    async load() {
      const [reading, faq] = await Promise.all([readingRoutes(), faqRoutes()]);
      return (keeper) => [...reading(keeper), ...faq];
    },
  },
};

const readingRoutes = lateCode(() => import("./reading-routes.tsx"), "readingRoutes");
const faqRoutes = lateCode(() => import("./faq-routes.tsx"), "faqRoutes");
