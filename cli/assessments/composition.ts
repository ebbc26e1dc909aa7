import { readAssessmentFile } from "#adapters/assessment-file/assessment-file.ts";
import { jsonFiles } from "#adapters/input-file/json-files.ts";
import type { AssessmentFacts } from "#adapters/assessment-file/assessment-file.ts";
import type { FactFiles } from "#cli/input/file-check.ts";

export const composeAssessmentFiles = (): FactFiles<AssessmentFacts> => jsonFiles(readAssessmentFile);
