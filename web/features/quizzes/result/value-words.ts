import { quizWords as words } from "#web/features/quizzes/quiz-words.ts";
import { shownText } from "#web/design/shown-text.ts";
import type { AnswerKey, AnswerValue } from "#core/quizzes/quiz.ts";
import type { KeylessQuestion } from "#core/quizzes/content/keyless-quiz.ts";

/** An answer in the words of its question's options. */
export function valueWords({ kind, options }: KeylessQuestion, value: AnswerValue): string {
  if (typeof value === "number") return String(value);
  const ids = typeof value === "string" ? [value] : value;
  const texts = ids.map((id) => {
    const found = options.find((option) => option.id === id);
    return found === undefined ? id : shownText(found.text);
  });
  return kind === "order" ? texts.map((text, place) => `${place + 1}. ${text}`).join("; ") : texts.join(", ");
}

/** The right answer, likewise. */
export function keyWords(question: KeylessQuestion, key: AnswerKey): string {
  switch (key.kind) {
    case "single":
      return valueWords(question, key.option);
    case "multiple":
    case "order":
      return valueWords(question, key.options);
    case "number":
      return key.tolerance === 0 ? String(key.number) : words.within({ number: String(key.number), tolerance: String(key.tolerance) });
  }
}
