import { assessAnswers } from "#core/assessments/assess-answers.ts";
import { fileCheck } from "#cli/input/file-check.ts";
import { composeAssessmentFiles } from "./composition.ts";
import { assessmentJson } from "./printing/assessment-json.ts";

/** Says which questions of a questionnaire are asked, and how far its answers are. Source: specification/assessments.md, The commands. */
export const assessmentCheck = fileCheck({
  name: "assessment check",
  files: composeAssessmentFiles(),
  json: ({ questionnaire, answers }) => assessmentJson(assessAnswers(questionnaire, answers)),
  text: async ({ questionnaire, answers }, terminal) => {
    const { assessmentParagraphs } = await import("./words.ts");
    const { paintFor } = await import("#cli/printing/paint.ts");
    const { paragraphsText } = await import("#cli/printing/paragraphs-text.ts");
    return paragraphsText(assessmentParagraphs(assessAnswers(questionnaire, answers)), paintFor(terminal));
  },
});
