import { readJsonText } from "#adapters/input-file/json-text.ts";
import { readKeyedQuiz } from "./keyed-quiz.ts";
import type { LineFault } from "#core/shared/lines/line-fault.ts";
import type { KeyedQuiz } from "#core/quizzes/content/question-key.ts";

/** The quizzes of a file of `quiz import`, one a line, and the faults of the other lines. */
export type QuizLines = {
  readonly quizzes: readonly { readonly line: number; readonly keyed: KeyedQuiz }[];
  readonly faults: readonly LineFault[];
};

export function readQuizLines(bytes: Uint8Array): QuizLines {
  const quizzes: { readonly line: number; readonly keyed: KeyedQuiz }[] = [];
  const faults: LineFault[] = [];
  const text = textIn(bytes);
  if (text === null) return { quizzes, faults: [{ line: 1, path: "", expected: "text in UTF-8" }] };
  for (const [index, one] of text.split("\n").entries()) {
    if (one.trim() === "") continue;
    const line = index + 1;
    const read = readJsonText(one, readKeyedQuiz);
    if (read.kind === "ok") quizzes.push({ line, keyed: read.value });
    else faults.push(...read.refusal.map((fault) => ({ line, ...fault })));
  }
  if (quizzes.length + faults.length === 0) faults.push({ line: 1, path: "", expected: "a quiz" });
  return { quizzes, faults };
}

function textIn(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null; // The one thing that a fatal decoder throws for.
  }
}
