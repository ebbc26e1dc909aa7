import { readAssessmentFile } from "#adapters/assessment-file/assessment-file.ts";
import { assessmentJson } from "#cli/assessments/printing/assessment-json.ts";
import { assessAnswers } from "#core/assessments/assess-answers.ts";
import type { Fault } from "#adapters/input-file/fault.ts";

/** What `assessment check --json` tells of a file; throws its faults. */
export function checkedAssessment(file: unknown): ReturnType<typeof assessmentJson> {
  const read = readAssessmentFile(JSON.parse(JSON.stringify(file)));
  if (read.kind === "refused") throw new Error(JSON.stringify(read.refusal));
  return assessmentJson(assessAnswers(read.value.questionnaire, read.value.answers));
}

export function assessmentFaults(file: unknown): readonly Fault[] {
  const read = readAssessmentFile(file);
  return read.kind === "refused" ? read.refusal : [];
}
