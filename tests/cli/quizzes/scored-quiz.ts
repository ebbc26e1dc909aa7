import { readQuizFile } from "#adapters/quiz-file/quiz-file.ts";
import { quizJson } from "#cli/quizzes/printing/quiz-json.ts";
import { quizResult } from "#core/quizzes/quiz-result.ts";
import type { Fault } from "#adapters/input-file/fault.ts";

/** What `quiz score --json` tells of a file; throws its faults. */
export function scoredQuiz(file: unknown): ReturnType<typeof quizJson> {
  const read = readQuizFile(JSON.parse(JSON.stringify(file)));
  if (read.kind === "refused") throw new Error(JSON.stringify(read.refusal));
  return quizJson(quizResult(read.value));
}

export function quizFaults(file: unknown): readonly Fault[] {
  const read = readQuizFile(file);
  return read.kind === "refused" ? read.refusal : [];
}
