import { allItems } from "#core/assessments/questions/worded-questionnaire.ts";
import { questionnaireFaults } from "#core/assessments/questions/questionnaire-faults.ts";
import { readAssessmentFile } from "#adapters/assessment-file/assessment-file.ts";
import { fhirQuestionnaire } from "#adapters/fhir/fhir-questionnaire.ts";
import { jsonFiles } from "#adapters/input-file/json-files.ts";
import type { WordedQuestionnaire } from "#core/assessments/questions/worded-questionnaire.ts";
import type { AssessmentFacts } from "#adapters/assessment-file/assessment-file.ts";
import type { FactFiles } from "#cli/input/file-check.ts";

export const composeAssessmentFiles = (): FactFiles<AssessmentFacts> => jsonFiles(readAssessmentFile);

export const printedQuestionnaire = fhirQuestionnaire;

export type LintedQuestionnaire = {
  readonly kind: string;
  readonly version: number;
  readonly questions: number;
  readonly required: number;
  readonly faults: readonly { readonly path: string; readonly fault: string }[];
};

/** Its own faults, and those that `assessment check` finds in what is printed of it. */
export function lintedQuestionnaire(questionnaire: WordedQuestionnaire): LintedQuestionnaire {
  const questions = allItems(questionnaire.items).filter(({ type }) => type !== "group" && type !== "display");
  const read = readAssessmentFile({ questionnaire: fhirQuestionnaire(questionnaire) });
  return {
    kind: questionnaire.kind,
    version: questionnaire.version,
    questions: questions.length,
    required: questions.filter(({ isRequired }) => isRequired).length,
    faults: [
      ...questionnaireFaults(questionnaire).map(({ kind, linkId }) => ({ path: linkId, fault: kind })),
      ...(read.kind === "refused" ? read.refusal.map(({ path, expected }) => ({ path, fault: `expected ${expected}` })) : []),
    ],
  };
}
