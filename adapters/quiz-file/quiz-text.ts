import { FAULTY } from "#adapters/input-file/read.ts";
import { isWhole } from "#adapters/input-file/is-whole.ts";
import type { QuizText } from "#core/quizzes/content/keyless-quiz.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

const LONGEST = 2_000;

/** Words for people, without the blanks around them. */
export const WORDS: Kind<string> = {
  expected: `text of at most ${LONGEST} characters`,
  read: (value) =>
    typeof value === "string" && value.trim() !== "" && value.length <= LONGEST && !value.includes("\0") && value.isWellFormed()
      ? value.trim()
      : FAULTY,
};

/** English alone, or an object with `en` and `hi`. */
export function readQuizText(part: Part, key: string): Read<QuizText> {
  if (!part.holdsObject(key)) {
    const english = part.required(key, WORDS);
    return english === FAULTY ? FAULTY : { english, hindi: null };
  }
  const texts = part.requiredPart(key);
  if (texts === FAULTY) return FAULTY;
  const read: Reads<QuizText> = { english: texts.required("en", WORDS), hindi: texts.optional("hi", WORDS, null) };
  return isWhole(read) ? read : FAULTY;
}
