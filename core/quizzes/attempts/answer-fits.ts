import type { AnswerValue } from "../quiz.ts";
import type { KeylessQuestion } from "../content/keyless-quiz.ts";

/** Whether a value answers a question at all, right or wrong. Source: specification/quizzes.md, Values of an answer. */
export function answerFits({ kind, options }: KeylessQuestion, value: AnswerValue): boolean {
  const isOption = (id: string) => options.some((option) => option.id === id);
  switch (kind) {
    case "single":
      return typeof value === "string" && isOption(value);
    case "multiple":
      return isSet(value) && value.length > 0 && value.every(isOption);
    case "order":
      return isSet(value) && value.length === options.length && value.every(isOption);
    case "number":
      return typeof value === "number" && Number.isFinite(value);
  }
}

const isSet = (value: AnswerValue): value is readonly string[] => typeof value === "object" && new Set(value).size === value.length;
