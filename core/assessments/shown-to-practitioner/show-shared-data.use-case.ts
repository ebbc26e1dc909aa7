import { ok } from "../../shared/result.ts";
import { useCase } from "../../shared/token.ts";
import { readForBooking } from "../../consultations/booking/access-entry.ts";
import { PROFILE_QUESTIONS } from "../answering/health-profile.ts";
import { questionnaireIn } from "../questions/questionnaires.ts";
import { sharedLabReports } from "../lab-reports/shared-lab-reports.ts";
import { readableData } from "../sharing/readable-data.ts";
import { maker } from "../../shared/use-case.ts";
import { Assessments } from "../answering/assessments.port.ts";
import { Bookings } from "../../consultations/booking/bookings.port.ts";
import { ListCareConsents } from "../../consultations/consent/list-care-consents.use-case.ts";
import { MeasuredProfiles } from "../answering/measured-profiles.ts";
import { PatientReports } from "../sharing/patient-reports.port.ts";
import { SharedCopies } from "../sharing/shared-copies.port.ts";
import { Households } from "../../account/households.port.ts";
import { Trackers } from "../../trackers/trackers.port.ts";
import { TrackerSpans } from "../sharing/tracker-spans.port.ts";
import { PractitionerOf } from "../../consultations/practitioner/practitioner-of.use-case.ts";
import { AccessLog } from "../../consultations/access/access-log.port.ts";
import { Clock } from "../../shared/clock.port.ts";
import { LabReportShares } from "../lab-reports/lab-report-shares.port.ts";
import { LabBookings } from "../../labs/booking/lab-bookings.port.ts";
import { LabReports } from "../../labs/reports/lab-reports.port.ts";
import type { SeenKind } from "../../consultations/booking/access-entry.ts";
import type { UnknownBooking } from "../../consultations/booking/change-my-booking.ts";
import type { CustomerId } from "../../identity/customer-id.ts";
import type { PayableId } from "../../ledger/entry.ts";
import type { Result } from "../../shared/result.ts";
import type { NumberedAnswer } from "../answering/assessment.ts";
import type { InBoth, QuestionnaireItem } from "../questions/questionnaire-item.ts";
import type { SharedLabReport, SharedLabReportNeeds } from "../lab-reports/shared-lab-reports.ts";
import type { SharedSpan } from "../sharing/shared-spans.ts";
import type { ReadableNeeds } from "../sharing/readable-data.ts";
import type { SharedAssessment, SharedData, SharedReport } from "../sharing/shared-data.ts";

/** Answers with their questions. */
type Answered = { readonly items: readonly QuestionnaireItem[]; readonly answers: readonly NumberedAnswer[] };

/** `frozenAt`: when the call began, of which this is the copy; null: it is what is current. */
export type ShownSharedData = {
  readonly frozenAt: number | null;
  readonly complaint: string | null;
  readonly assessments: readonly (Pick<SharedAssessment, "kind" | "state"> & { readonly title: InBoth } & Answered)[];
  readonly profile: Answered;
  readonly spans: readonly SharedSpan[];
  /** Each is read by ReadSharedReport. */
  readonly reports: readonly SharedReport[];
  /** How many the patient has hidden since the call began. */
  readonly hiddenReports: number;
  readonly labReports: readonly SharedLabReport[];
};

/**
 * What the patient of an appointment shares with its practitioner, who is signed in; null: nothing at this time. The patient's log has
 * which kinds were read before anything is answered. Somebody else's appointment is refused like one that does not exist.
 * Source: specification/consultations.md, Who may see what.
 */
export type ShowSharedData = (account: CustomerId, booking: PayableId) => Promise<Result<ShownSharedData | null, UnknownBooking>>;
export const ShowSharedData = useCase<ShowSharedData>("assessments", "ShowSharedData");

type Needs = ReadableNeeds & SharedLabReportNeeds & { readonly accessLog: Pick<AccessLog, "add">; readonly now: Clock };

export const makeShowSharedData = maker(
  ShowSharedData,
  {
    assessments: Assessments,
    bookings: Bookings,
    consents: ListCareConsents,
    profiles: MeasuredProfiles,
    reports: PatientReports,
    copies: SharedCopies,
    households: Households,
    trackers: Trackers,
    spans: TrackerSpans,
    practitionerOf: PractitionerOf,
    accessLog: AccessLog,
    now: Clock,
    shares: LabReportShares,
    labBookings: LabBookings,
    labReports: LabReports,
  },
  ({ accessLog, now, ...needs }: Needs) =>
    async (account, booking) => {
      const at = now();
      const found = await readableData(needs, account, { booking, at });
      if (found.kind === "refused") return found;
      const { kept, readable } = found.value;
      if (readable === null) return ok(null);
      const labReports = await sharedLabReports(needs, kept.booking, readable.frozenAt);
      const [first, ...others] = kindsIn(readable.data, labReports);
      if (first === undefined) return ok(null);
      await accessLog.add(readForBooking(kept, { seen: [first, ...others], at }));
      const { complaint, assessments, profile, reports, spans } = readable.data;
      return ok({
        frozenAt: readable.frozenAt,
        complaint,
        spans,
        reports,
        hiddenReports: readable.hidden,
        assessments: assessments.flatMap(withQuestions),
        profile: { items: PROFILE_QUESTIONS.items, answers: profile },
        labReports,
      });
    },
);

const kindsIn = (
  { complaint, assessments, profile, reports, spans }: SharedData,
  labReports: readonly SharedLabReport[],
): readonly SeenKind[] => [
  ...(complaint === null ? [] : (["complaint"] as const)),
  ...(assessments.length === 0 ? [] : (["assessments"] as const)),
  ...(profile.some(({ values }) => values.length > 0) ? (["health-profile"] as const) : []),
  ...(reports.length === 0 ? [] : (["reports"] as const)),
  ...(labReports.length === 0 ? [] : (["lab-reports"] as const)),
  ...(spans.length === 0 ? [] : (["trackers"] as const)),
];

function withQuestions({ kind, version, state, answers }: SharedAssessment): ShownSharedData["assessments"] {
  const questionnaire = questionnaireIn(kind, version);
  return questionnaire === null ? [] : [{ kind, state, answers, title: questionnaire.title, items: questionnaire.items }];
}
