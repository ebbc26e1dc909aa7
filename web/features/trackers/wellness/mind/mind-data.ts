import { mindQuestions } from "#core/health/tools/mind.ts";
import { ShowMindQuestions } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import { answerOrNull } from "#web/platform/requests/answer-or-null.ts";
import { afterQuestion } from "./after-question.ts";
import { mindAnswers } from "./mind-answers.ts";
import type { MindCategory } from "#core/health/tools/mind.ts";
import type { MindQuestion } from "#core/trackers/mind/show-mind-questions.use-case.ts";
import type { SentForm } from "#web/platform/page/screen.tsx";
import type { MindAnswered } from "./mind-answers.ts";
import type { Dependencies } from "#web/platform/window/dependencies.tsx";

/** What the pages of a category begin with. `questions` null: they can't be had. `question` counted from 1; null: all are answered. */
export type MindData = {
  readonly category: MindCategory;
  readonly questions: readonly MindQuestion[] | null;
  /** One sign a question, as the form sends them. */
  readonly answers: string;
  readonly question: number | null;
};

/** The questions of a category, and where somebody stands whose form was sent: their answers stand in the form alone. */
export async function mindData(dependencies: Dependencies, category: MindCategory, sent: SentForm | null): Promise<MindData> {
  const questions = await answerOrNull(dependencies.get(ShowMindQuestions)(category));
  const { answers, question } = placeOf(category, sent);
  return { category, questions: questions?.value ?? null, answers: mindAnswers.text(category, answers), question };
}

function placeOf(category: MindCategory, sent: SentForm | null): { readonly answers: MindAnswered; readonly question: number | null } {
  const answers = mindAnswers.ofText(category, sent?.["answers"] ?? "");
  const ids = mindQuestions(category);
  const place = Math.min(Math.max(Math.trunc(Number(sent?.["question"])) || 1, 1), ids.length);
  if (sent === null) return { answers, question: 1 };
  if (sent["go"] === "back") return { answers, question: Math.max(place - 1, 1) };
  const chosen = mindAnswers.answer(sent["choose"] ?? "");
  const answered = chosen === null ? answers : new Map([...answers, [ids[place - 1] ?? "", chosen] as const]);
  return { answers: answered, question: afterQuestion(category, answered, place) };
}
