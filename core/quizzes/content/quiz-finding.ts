import type { QuestionKey, KeyedQuiz } from "./question-key.ts";
import type { KeylessQuestion } from "./keyless-quiz.ts";
import type { BilingualText } from "../../shared/language.ts";

/**
 * What makes a quiz easy to guess, or unreadable to some. `question` null: it is about the quiz as a whole. `longest-right`: the right
 * option is the longest of its question, in every question; `same-place`: the right option always stands at one place of the file;
 * `same-id`: it always has one id; `two-right`: two options of a question read alike; `no-hindi`: a text has none.
 */
export type QuizFinding = {
  readonly kind: "longest-right" | "same-place" | "same-id" | "two-right" | "no-hindi";
  readonly question: string | null;
};

/** So few questions may be alike by chance. */
const FEW = 3;

/** Looks a quiz over before it opens. Source: specification/quizzes.md, Staff commands. */
export function quizFindings({ quiz, keys }: KeyedQuiz): readonly QuizFinding[] {
  const keyOf = new Map(keys.map((key) => [key.question, key]));
  const pairs = quiz.questions.flatMap((question) => {
    const key = keyOf.get(question.id);
    return key === undefined ? [] : [{ question, key }];
  });
  return [
    ...habits(pairs),
    ...(hasHindi(quiz.title) && hasHindi(quiz.note) ? [] : [about("no-hindi", null)]),
    ...pairs.flatMap(findingsOf),
  ];
}

type Pair = { readonly question: KeylessQuestion; readonly key: QuestionKey };

const about = (kind: QuizFinding["kind"], question: string | null): QuizFinding => ({ kind, question });

function habits(pairs: readonly Pair[]): readonly QuizFinding[] {
  const singles = pairs.flatMap(({ question, key: { key } }) =>
    key.kind === "single" ? [{ options: question.options, right: key.option }] : [],
  );
  if (singles.length < FEW) return [];
  const places = new Set(singles.map(({ options, right }) => options.findIndex(({ id }) => id === right)));
  const ids = new Set(singles.map(({ right }) => right));
  const isLongest = singles.every(({ options, right }) => {
    const length = options.find(({ id }) => id === right)?.text.english.length ?? 0;
    return options.every(({ id, text }) => id === right || text.english.length < length);
  });
  return [
    ...(isLongest ? [about("longest-right", null)] : []),
    ...(places.size === 1 ? [about("same-place", null)] : []),
    ...(ids.size === 1 ? [about("same-id", null)] : []),
  ];
}

function findingsOf({ question, key }: Pair): readonly QuizFinding[] {
  const read = question.options.map(({ text }) => text.english.trim().toLowerCase());
  const texts = [question.text, key.explanation, ...question.options.map(({ text }) => text)];
  return [
    ...(new Set(read).size < read.length ? [about("two-right", question.id)] : []),
    ...(texts.every(hasHindi) ? [] : [about("no-hindi", question.id)]),
  ];
}

const hasHindi = (text: BilingualText | null): boolean => text === null || text.hindi !== null;
