import { mindQuestions } from "#core/health/tools/mind.ts";
import { mindAnswers } from "./mind-answers.ts";
import type { MindCategory } from "#core/health/tools/mind.ts";
import type { MindAnswered } from "./mind-answers.ts";

/** The next question; after the last the first that has no answer, or null. A question without an answer is not left forwards. */
export function afterQuestion(category: MindCategory, answers: MindAnswered, question: number): number | null {
  const ids = mindQuestions(category);
  if (!answers.has(ids[question - 1] ?? "")) return question;
  return question < ids.length ? question + 1 : mindAnswers.firstOpen(category, answers);
}
