import { FAULTY } from "#adapters/input-file/read.ts";
import { readObject } from "#adapters/input-file/read-object.ts";
import { readAnswers } from "./answers.ts";
import { readQuestionnaire } from "./read-questionnaire.ts";
import type { Fault } from "#adapters/input-file/fault.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";
import type { Answers } from "#core/assessments/assess-answers.ts";
import type { Questionnaire } from "#core/assessments/questionnaire.ts";
import type { Result } from "#core/shared/result.ts";

export type AssessmentFacts = { readonly questionnaire: Questionnaire; readonly answers: Answers };

/** Reads what JSON.parse made of a file of `assessment check`. Source: specification/assessments.md, The commands. */
export const readAssessmentFile = (wire: unknown): Result<AssessmentFacts, readonly Fault[]> => readObject(wire, readFile);

function readFile(file: Part): Read<AssessmentFacts> {
  const part = file.requiredPart("questionnaire");
  const read = part === FAULTY ? null : readQuestionnaire(file, part);
  const answers = readAnswers(file, read?.questions ?? null);
  const questionnaire = read?.questionnaire ?? FAULTY;
  return questionnaire === FAULTY || answers === FAULTY ? FAULTY : { questionnaire, answers };
}
