import { printable } from "#cli/printing/columns.ts";
import type { QuizFinding } from "#core/quizzes/content/quiz-finding.ts";
import type { ImportPlan } from "#core/staff/import/import-plan.ts";

export const NO_QUIZ = "There is no quiz with that id.\n";

export function importedText({ added, changed, unchanged }: ImportPlan, run: "dry" | "real"): string {
  const quizzes = added === 1 ? "1 quiz" : `${added} quizzes`;
  return run === "dry"
    ? `${quizzes} would be new, ${changed} changed, ${unchanged} as before.\n`
    : `${quizzes} new, ${changed} changed, ${unchanged} as before.\n`;
}

const FINDINGS: Readonly<Record<QuizFinding["kind"], string>> = {
  "longest-right": "the right option is always the longest",
  "same-place": "the right option is always in the same place",
  "same-id": "the right option always has the same id",
  "two-right": "two options read alike, so both would be right",
  "no-hindi": "a text has no Hindi",
};

export const findingText = ({ quiz, question, kind }: QuizFinding & { readonly quiz: string }): string =>
  printable(`${quiz}${question === null ? "" : `, ${question}`}: ${FINDINGS[kind]}`).concat("\n");

export const lintedText = (quizzes: number, findings: number): string =>
  `${quizzes === 1 ? "1 quiz" : `${quizzes} quizzes`}: ${findings === 0 ? "nothing was found" : findings === 1 ? "1 finding" : `${findings} findings`}.\n`;
