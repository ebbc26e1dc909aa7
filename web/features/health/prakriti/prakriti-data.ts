import { prakritiAnswers, QUESTION_COUNT } from "./prakriti-answers.ts";
import type { SentForm } from "#web/platform/page/screen.tsx";
import type { PrakritiAnswers } from "./prakriti-answers.ts";

/** Where somebody stands: `question` counted from 1; null: all are answered and the result is shown. */
export type PrakritiData = { readonly answers: PrakritiAnswers; readonly question: number | null };

/** What the page shows next once its form was sent: the answers so far come along in the form, and stand nowhere else. */
export function prakritiData(sent: SentForm): PrakritiData {
  const answers = prakritiAnswers.ofText(sent["answers"] ?? "") ?? prakritiAnswers.none;
  const question = Math.min(Math.max(Math.trunc(Number(sent["question"])) || 1, 1), QUESTION_COUNT);
  if (sent["go"] === "back") return { answers, question: Math.max(question - 1, 1) };
  const chosen = prakritiAnswers.dosha(sent["choose"] ?? "");
  const answered = chosen === null ? answers : prakritiAnswers.with(answers, question, chosen);
  return afterQuestion(answered, question);
}

/** The next question; after the last the first that has no answer. A question without an answer is not left forwards. */
export function afterQuestion(answers: PrakritiAnswers, question: number): PrakritiData {
  if (answers[question - 1] === null) return { answers, question };
  return { answers, question: question < QUESTION_COUNT ? question + 1 : prakritiAnswers.firstOpen(answers) };
}
