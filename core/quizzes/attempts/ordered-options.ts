import type { KeylessQuestion } from "../content/keyless-quiz.ts";

/**
 * A question with its options in the order of one attempt: the same on every device and after every reload. The order hangs on the seed and
 * the ids alone, so that nothing of the order of staff's file comes through. Source: specification/quizzes.md, Values of an answer.
 */
export function orderedOptions(question: KeylessQuestion, seed: string): KeylessQuestion {
  const options = question.options
    .map((option) => ({ option, place: scattered(`${seed} ${question.id} ${option.id}`) }))
    .toSorted((a, b) => a.place - b.place || (a.option.id < b.option.id ? -1 : 1))
    .map(({ option }) => option);
  return { ...question, options };
}

/** FNV-1a, its bits mixed once more: texts that differ in one letter land far apart. */
function scattered(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
