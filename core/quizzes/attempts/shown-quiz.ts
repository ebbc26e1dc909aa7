import { quizState } from "../quiz-times.ts";
import type { QuizState } from "../quiz-times.ts";
import type { KeylessMode, QuizId } from "../content/keyless-quiz.ts";
import type { CountedQuiz } from "./quizzes.port.ts";
import type { BilingualText } from "../../shared/language.ts";

/**
 * What everybody may read of a quiz before they begin: no question. `points` whole, `penalty` of the costliest wrong answer in hundredths.
 */
export type ShownQuiz = {
  readonly id: QuizId;
  readonly title: BilingualText;
  readonly note: BilingualText | null;
  readonly state: QuizState;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly mode: KeylessMode;
  readonly questions: number;
  readonly points: number;
  readonly penalty: number;
  readonly takers: number;
};

export function shownQuiz({ quiz, takers }: CountedQuiz, at: number): ShownQuiz {
  const { id, title, note, opensAt, closesAt, mode, questions } = quiz;
  return {
    id,
    title,
    note,
    opensAt,
    closesAt,
    mode,
    takers,
    state: quizState(quiz, at),
    questions: questions.length,
    points: questions.reduce((sum, { points }) => sum + points, 0),
    penalty: questions.reduce((most, { penalty }) => Math.max(most, penalty), 0),
  };
}
