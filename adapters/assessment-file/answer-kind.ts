import { dayIn } from "#core/shared/day.ts";
import { NUMBER, TEXT, TRUE_OR_FALSE } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { AnswerValue, QuestionType } from "#core/assessments/questionnaire.ts";

const WHOLE_NUMBER: Kind<number> = {
  expected: "a whole number",
  read: (value) => (typeof value === "number" && Number.isSafeInteger(value) ? value + 0 : FAULTY), // + 0: never -0.
};

/** Of any year: a birthday, too. */
const ANY_DAY: Kind<string> = {
  expected: "a day such as 2026-11-20",
  read: (value) => (typeof value === "string" ? (dayIn(value) ?? FAULTY) : FAULTY),
};

/** What one answer to a question of that type is. `options`: what may be chosen. */
export function answerKind(type: QuestionType, options: readonly AnswerValue[]): Kind<AnswerValue> {
  switch (type) {
    case "boolean":
      return TRUE_OR_FALSE;
    case "integer":
      return WHOLE_NUMBER;
    case "decimal":
    case "quantity":
      return NUMBER;
    case "date":
      return ANY_DAY;
    case "choice":
      return { expected: "one of the question's options", read: (value) => options.find((option) => option === value) ?? FAULTY };
    case "open-choice":
      return {
        expected: "one of the question's options, or text",
        read: (value) => (typeof value === "string" ? value : (options.find((option) => option === value) ?? FAULTY)),
      };
    case "string":
    case "text":
    case "attachment":
      return TEXT;
  }
}
