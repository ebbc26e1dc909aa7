import { NUMBER } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import type { AnswerKey } from "#core/quizzes/quiz.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Read } from "#adapters/input-file/read.ts";

/** The options of a question; faulty ones are not judged. */
type Options = Read<readonly string[]>;

export const oneOption = (options: Options): Kind<string> => ({
  expected: "the id of one of the options",
  read: (value) => (typeof value === "string" && isAmong(options, value) ? value : FAULTY),
});

/** Each at most once, and at least one. */
export const someOptions = (options: Options): Kind<readonly string[]> => ({
  expected: "a list of one or more ids of the options, each once",
  read: (value) => {
    const ids = distinctTexts(value);
    return ids !== FAULTY && ids.length > 0 && ids.every((id) => isAmong(options, id)) ? ids : FAULTY;
  },
});

export const allOptions = (options: Options): Kind<readonly string[]> => ({
  expected: "a list of the ids of all options, each once",
  read: (value) => {
    const ids = someOptions(options).read(value);
    return ids !== FAULTY && (options === FAULTY || ids.length === options.length) ? ids : FAULTY;
  },
});

/** What is chosen, as a key or as an answer to a question of a type. */
export function chosen(type: AnswerKey["kind"], options: Options): Kind<string | readonly string[] | number> {
  switch (type) {
    case "single":
      return oneOption(options);
    case "multiple":
      return someOptions(options);
    case "order":
      return allOptions(options);
    case "number":
      return NUMBER;
  }
}

const isAmong = (options: Options, id: string): boolean => options === FAULTY || options.includes(id);

function distinctTexts(value: unknown): Read<readonly string[]> {
  if (!Array.isArray(value)) return FAULTY;
  const texts = value.filter((text) => typeof text === "string");
  return texts.length === value.length && new Set(texts).size === texts.length ? texts : FAULTY;
}
