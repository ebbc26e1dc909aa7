import type { Generated, JSONColumnType } from "kysely";
import type { RetainedConsultation } from "#core/assessments/retention/retained-consultation.ts";
import type { NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { AssessmentState, AssessmentStep } from "#core/assessments/answering/assessment-step.ts";
import type { Day } from "#core/shared/day.ts";
import type { OpenTracker } from "#core/trackers/tracked-value.ts";
import type { SharedData } from "#core/assessments/sharing/shared-data.ts";
import type { AssessmentKind } from "#core/assessments/questions/worded-questionnaire.ts";

export type AssessmentTables = {
  assessment: AssessmentRow;
  health_profile: HealthProfileRow;
  shared_copy: SharedCopyRow;
  patient_report: PatientReportRow;
  /** For which appointment which lab booking's report is shared. */
  lab_report_share: { booking: string; lab_booking: string; customer: string; shared_at: Date };
  attached_span: AttachedSpanRow;
  retained_consultation: RetainedConsultationRow;
};

/** Rows are only added, and deleted on their day. It names no customer. */
export type RetainedConsultationRow = {
  number: Generated<string>;
  pseudonym: string;
  practitioner: string;
  starts_at: Date;
  kept_until: Day;
  content: JSONColumnType<Pick<RetainedConsultation, "consent" | "rooms" | "shared" | "prescription">>;
};

/** Both days are included. */
export type AttachedSpanRow = {
  booking: string;
  tracker: OpenTracker;
  customer: string;
  member: string | null;
  first_day: Day;
  last_day: Day;
  attached_at: Date;
};

/** `id` is that of its upload. `hidden_at` null: it is shown. */
export type PatientReportRow = {
  id: string;
  customer: string;
  member: string | null;
  booking: string;
  sent_at: Date;
  hidden_at: Date | null;
};

/** What older copies lack. */
type Later = "reports" | "spans";

/** What was shared as a call began. `member` null: the customer is the patient. */
export type SharedCopyRow = {
  booking: string;
  customer: string;
  member: string | null;
  taken_at: Date;
  content: JSONColumnType<Omit<SharedData, Later> & Partial<Pick<SharedData, Later>>>;
};

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
