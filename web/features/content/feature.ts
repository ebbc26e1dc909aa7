import type { Feature } from "#web/platform/features/feature.ts";

/** Texts, questions with their answers, and what home is made of. */
export const contentFeature: Feature<"content", "catalogue" | "shipping"> = {
  lateRoutes: {
    async load() {
      const [{ readingRoutes }, { faqRoutes }] = await Promise.all([import("./reading-routes.tsx"), import("./faq-routes.tsx")]);
      return (keeper) => [...readingRoutes(keeper), ...faqRoutes];
    },
  },
};
