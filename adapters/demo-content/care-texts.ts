import type { Card, Question } from "#core/content/care-page.ts";

/** A heading and what stands below it. */
type Pair = readonly [heading: string, text: string];

export const card = ([title, text]: Pair, hindi: Pair): Card => ({
  title,
  text,
  picture: null,
  hindi: { title: hindi[0], text: hindi[1] },
});

export const question = ([question, answer]: Pair, hindi: Pair): Question => ({
  question,
  answer,
  hindi: { question: hindi[0], answer: hindi[1] },
});
