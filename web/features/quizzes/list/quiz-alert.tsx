import { AlertLink } from "#web/features/alerts/alert-link.tsx";
import { shownText } from "#web/design/shown-text.ts";
import type { ShownQuiz } from "#core/quizzes/attempts/shown-quiz.ts";

/** The way to being told, once, that a quiz is open. */
export const QuizAlert = ({ quiz: { id, title } }: { readonly quiz: ShownQuiz }) => (
  <AlertLink about={{ kind: "quiz-opens", quiz: id, title: shownText(title) }} />
);
