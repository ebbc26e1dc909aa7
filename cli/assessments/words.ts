import type { AssessedAnswers, Completeness } from "#core/assessments/assess-answers.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";
import type { LintedQuestionnaire } from "./composition.ts";

/** How far the answers are, and what no longer counts. */
export const assessmentParagraphs = ({ enabled, completeness, dropped }: AssessedAnswers): readonly Paragraph[] => [
  { about: "Questions", sentences: [enabled.length === 0 ? "None is asked." : `Asked: ${enabled.join(", ")}.`] },
  {
    about: "Answers",
    sentences: [
      ...completenessSentences(completeness),
      ...(dropped.length === 0 ? [] : [`Answered, but not asked any more, and therefore dropped: ${dropped.join(", ")}.`]),
    ],
  },
];

function completenessSentences({ answered, required, percent, missing }: Completeness): readonly string[] {
  if (required === 0) return ["No answer is required: complete (100 %)."];
  const counted = `${answered} of ${required} required ${required === 1 ? "question" : "questions"} answered (${percent} %).`;
  return missing.length === 0 ? [counted] : [counted, `Missing: ${missing.join(", ")}.`];
}

/** A line a questionnaire, and one a fault below it. */
export const lintText = (linted: readonly LintedQuestionnaire[]): string =>
  linted
    .flatMap(({ kind, version, questions, required, faults }) => [
      `${kind}, version ${version}: ${questions} questions, ${required} of them required; ${faults.length === 0 ? "nothing is wrong." : "wrong:"}\n`,
      ...faults.map(({ path, fault }) => `  ${path}: ${fault}\n`),
    ])
    .join("");

export const noKindText = (kind: string, kinds: readonly string[]): string =>
  `There is no questionnaire "${kind}". There are: ${kinds.join(", ")}.\n`;
