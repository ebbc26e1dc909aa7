import { AlertLink } from "#web/features/alerts/alert-link.tsx";
import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

/** The way to being told, once, that a quiz is open. */
export const QuizAlert = ({ quiz: { id, title } }: { readonly quiz: ShownQuiz }) => (
  <AlertLink about={{ kind: "quiz-opens", quiz: id, title: words.in(title) }} />
);
