import type { AssessedAnswers, Completeness } from "#core/assessments/assess-answers.ts";
import type { Paragraph } from "#cli/cart/wording/explanation.ts";

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
