import { postTextIn } from "#core/fitbook/post-text.ts";
import { postWords } from "./post-words.ts";

/** What is wrong with a written text, in words; null: nothing. */
export function textProblem(written: string, longest: number): string | null {
  if (postTextIn(written, longest) !== null) return null;
  return postWords.problems[postTextIn(written, Number.POSITIVE_INFINITY) === null ? "needed" : "too-long"];
}
