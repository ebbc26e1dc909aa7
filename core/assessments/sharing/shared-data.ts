import { completedAt } from "../../consultations/visit/completed-at.ts";
import type { Booking } from "../../consultations/booking/booking.ts";
import type { BookingState } from "../../consultations/slots/slot-facts.ts";
import type { NumberedAnswer } from "../answering/assessment.ts";
import type { AssessmentState } from "../answering/assessment-step.ts";
import type { AssessmentKind } from "../questions/worded-questionnaire.ts";
import type { SharedSpan } from "./shared-spans.ts";
import type { PatientReport } from "./patient-report.ts";

/** An assessment as its practitioner may read it; none that was given up is. */
export type SharedAssessment = {
  readonly kind: AssessmentKind;
  readonly version: number;
  readonly state: AssessmentState;
  readonly answers: readonly NumberedAnswer[];
};

/** A report as its practitioner may open it. */
export type SharedReport = Pick<PatientReport, "id" | "mediaType" | "bytes" | "sentAt">;

/**
 * What a patient shares for an appointment: what they wrote of it, what they answered, sent and attached for it, and their health profile.
 * `complaint` null: nothing.
 */
export type SharedData = {
  readonly complaint: string | null;
  readonly assessments: readonly SharedAssessment[];
  readonly profile: readonly NumberedAnswer[];
  readonly reports: readonly SharedReport[];
  readonly spans: readonly SharedSpan[];
};

/** What was shared when the call began, in milliseconds since 1970. */
export type SharedCopy = { readonly at: number; readonly data: SharedData };

/**
 * How long after an appointment its practitioner reads what is current, in milliseconds. Source: specification/consultations.md, Who may
 * see what.
 */
export const SHARED_FOR = 30 * 24 * 60 * 60 * 1000;

const SHARED_STATES: readonly BookingState[] = ["confirmed", "checked_in", "in_progress", "completed"];

/**
 * Which of a patient's data the practitioner of an appointment reads at a time: those that are current, those that were frozen when the
 * call began, or none. What is current needs the patient's consent; what was frozen stays. Source: specification/consultations.md, Who may
 * see what.
 */
export function sharedSource(
  booking: Pick<Booking, "state" | "history">,
  { isConsented, at }: { readonly isConsented: boolean; readonly at: number },
): "current" | "frozen" | "nothing" {
  if (!SHARED_STATES.includes(booking.state)) return "nothing";
  const completed = completedAt(booking);
  if (isConsented && (completed === null || at < completed + SHARED_FOR)) return "current";
  return booking.state === "in_progress" || booking.state === "completed" ? "frozen" : "nothing";
}
