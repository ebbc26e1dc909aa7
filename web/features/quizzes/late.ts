import { quizzesOverHttp } from "#adapters/composition/quizzes/over-http.ts";
import type { LateFeature } from "#web/platform/features/late-feature.ts";

export const quizzesLate: LateFeature = { overHttp: quizzesOverHttp };
