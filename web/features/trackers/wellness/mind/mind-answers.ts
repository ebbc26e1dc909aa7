import { mindQuestions } from "#core/health/tools/mind.ts";
import type { MindCategory } from "#core/health/tools/mind.ts";

/** Answers from 0 to 4 by the ids of their questions. */
export type MindAnswered = ReadonlyMap<string, number>;

const OPEN = "-";

/** The answers of a category as a text, which the tab keeps and a form sends: one sign for each question. */
export const mindAnswers = {
  text: (category: MindCategory, answers: MindAnswered): string =>
    mindQuestions(category)
      .map((id) => String(answers.get(id) ?? OPEN))
      .join(""),

  /** The answers in such a text. A sign that is no answer leaves its question open. */
  ofText(category: MindCategory, text: string): MindAnswered {
    const signs = [...text];
    return new Map(
      mindQuestions(category).flatMap((id, index) => {
        const answer = mindAnswers.answer(signs[index] ?? OPEN);
        return answer === null ? [] : [[id, answer] as const];
      }),
    );
  },

  answer: (sign: string): number | null => (/^[0-4]$/.test(sign) ? Number(sign) : null),

  /** The first question without an answer, counted from 1; null: there is none. */
  firstOpen(category: MindCategory, answers: MindAnswered): number | null {
    const index = mindQuestions(category).findIndex((id) => !answers.has(id));
    return index === -1 ? null : index + 1;
  },
};
