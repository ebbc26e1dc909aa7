import { DOSHAS } from "#core/health/tools/prakriti.ts";
import type { Dosha } from "#core/health/tools/prakriti.ts";

/** The dosha of each answer; null: not answered yet. */
export type PrakritiAnswers = readonly (Dosha | null)[];

export const QUESTION_COUNT = 24;
const LETTERS: Readonly<Record<Dosha, string>> = { vata: "a", pitta: "b", kapha: "c" };
const OPEN = "-";

/** Answers as the tool's contract has them, a letter each, and read again. */
export const prakritiAnswers = {
  none: Array.from({ length: QUESTION_COUNT }, () => null) satisfies PrakritiAnswers,

  letters: (answers: PrakritiAnswers): readonly (string | null)[] => answers.map((dosha) => (dosha === null ? null : LETTERS[dosha])),

  /** Null: these are no answers to these questions. */
  ofLetters(letters: unknown): PrakritiAnswers | null {
    if (!Array.isArray(letters) || letters.length !== QUESTION_COUNT) return null;
    const answers = letters.map((letter: unknown) =>
      letter === null ? null : (DOSHAS.find((dosha) => LETTERS[dosha] === letter) ?? OPEN),
    );
    const read = answers.filter((answer) => answer !== OPEN);
    return read.length === QUESTION_COUNT ? read : null;
  },

  /** In one text, for a form that is sent without script. */
  text: (answers: PrakritiAnswers): string => answers.map((dosha) => (dosha === null ? OPEN : LETTERS[dosha])).join(""),

  ofText: (text: string): PrakritiAnswers | null => prakritiAnswers.ofLetters([...text].map((letter) => (letter === OPEN ? null : letter))),

  /** With an answer to one question, counted from 1. */
  with: (answers: PrakritiAnswers, question: number, dosha: Dosha): PrakritiAnswers =>
    answers.map((before, index) => (index === question - 1 ? dosha : before)),

  /** The first question without an answer, counted from 1; null: there is none. */
  firstOpen(answers: PrakritiAnswers): number | null {
    const index = answers.indexOf(null);
    return index === -1 ? null : index + 1;
  },

  dosha: (text: string): Dosha | null => DOSHAS.find((dosha) => dosha === text) ?? null,
};
