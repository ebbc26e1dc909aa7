import type { Turn } from "../quiz.ts";
import type { KeylessQuiz } from "./keyless-quiz.ts";

/** A quiz with the turns that its host has taken so far, in the order of their times; none where people take it alone. */
export type TurnedQuiz = { readonly quiz: KeylessQuiz; readonly turns: readonly Turn[] };
