import { faqRoutes } from "./faq-routes.tsx";
import { readingRoutes } from "./reading-routes.tsx";
import type { Feature } from "#web/platform/features/feature.ts";

/** Texts, questions with their answers, and what home is made of. */
export const contentFeature: Feature<"content", "catalogue" | "shipping"> = {
  routes: (keeper) => [...readingRoutes(keeper), ...faqRoutes],
};
