import type { JSONColumnType } from "kysely";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { AssessmentState, AssessmentStep } from "#core/assessments/answering/assessment-step.ts";
import type { AssessmentKind } from "#core/assessments/questions/worded-questionnaire.ts";

export type AssessmentTables = { assessment: AssessmentRow; health_profile: HealthProfileRow };

/** `member` empty: the customer is the patient. */
export type HealthProfileRow = { customer: string; member: string; answers: JSONColumnType<readonly NumberedAnswer[]> };

/** `member`, `booking` null: none. `state` is what `steps` make of it. */
export type AssessmentRow = {
  id: string;
  customer: string;
  member: string | null;
  booking: string | null;
  kind: AssessmentKind;
  version: number;
  state: AssessmentState;
  answers: JSONColumnType<readonly NumberedAnswer[]>;
  steps: JSONColumnType<readonly AssessmentStep[]>;
  begun_at: Date;
};
