import { stressAnswers } from "./stress-answers.ts";
import type { SentForm } from "#web/platform/page/screen.tsx";
import type { StressAnswers } from "./stress-answers.ts";

/** `isAsked`: somebody wants the result. */
export type StressData = { readonly answers: StressAnswers; readonly isAsked: boolean };

/** What the page shows once its form was sent. */
export const stressData = (sent: SentForm): StressData => ({ answers: stressAnswers.sent(sent), isAsked: true });
