import type { StressAnswers } from "./stress-answers.ts";

/** `isAsked`: somebody wants the result. */
export type StressData = { readonly answers: StressAnswers; readonly isAsked: boolean };
