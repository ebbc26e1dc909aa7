import type { BilingualText } from "../../shared/language.ts";

declare const quizBrand: unique symbol;
export type QuizId = string & { readonly [quizBrand]: true };

/** Throws a RangeError on an empty text. */
export function quizId(text: string): QuizId {
  if (text === "") throw new RangeError("a quiz id is not empty");
  return text as QuizId;
}

export const QUESTION_KINDS = ["single", "multiple", "number", "order"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

export type QuestionOption = { readonly id: string; readonly text: BilingualText };

/**
 * A question as anybody may read it once it is asked: this type has no place for a right answer. `options` is empty where a number is
 * asked. `points` are whole, `penalty` in hundredths of a point; `seconds`: how long it is open in a live quiz. `picture` null: none.
 */
export type KeylessQuestion = {
  readonly id: string;
  readonly kind: QuestionKind;
  readonly text: BilingualText;
  readonly picture: string | null;
  readonly options: readonly QuestionOption[];
  readonly points: number;
  readonly penalty: number;
  readonly seconds: number;
};

export type KeylessMode =
  | { readonly kind: "questionnaire"; readonly minutes: number; readonly passPercent: number }
  | { readonly kind: "live" };

/** A quiz with its questions and without their keys. Instants in milliseconds since 1970. */
export type KeylessQuiz = {
  readonly id: QuizId;
  readonly title: BilingualText;
  readonly note: BilingualText | null;
  readonly opensAt: number;
  readonly closesAt: number;
  readonly mode: KeylessMode;
  readonly questions: readonly KeylessQuestion[];
};
