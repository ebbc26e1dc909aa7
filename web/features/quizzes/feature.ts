import { lateCode } from "#web/platform/late/late-code.ts";
import type { Feature } from "#web/platform/features/feature.ts";

/** Quizzes that people take alone or play together. */
export const quizzesFeature: Feature<"quizzes", "alerts" | "sign-in"> = {
  lateRoutes: [{ at: /^\/quiz/i, load: lateCode(() => import("./quiz-routes.tsx"), "quizRoutes") }],
};
