import { Households } from "#core/account/households.port.ts";
import { Assessments } from "#core/assessments/answering/assessments.port.ts";
import { ListAssessments, makeListAssessments } from "#core/assessments/answering/list-assessments.use-case.ts";
import { makeSaveAssessment, SaveAssessment } from "#core/assessments/answering/save-assessment.use-case.ts";
import { makeShowAssessment, ShowAssessment } from "#core/assessments/answering/show-assessment.use-case.ts";
import { makeShowCompleteness, ShowCompleteness } from "#core/assessments/answering/show-completeness.use-case.ts";
import { makeStopAssessment, StopAssessment } from "#core/assessments/answering/stop-assessment.use-case.ts";
import { CareFile } from "#core/assessments/export/care-file.port.ts";
import { ExportCare, makeExportCare } from "#core/assessments/export/export-care.use-case.ts";
import { LabReportShares } from "#core/assessments/lab-reports/lab-report-shares.port.ts";
import { ListLabReportShares, makeListLabReportShares } from "#core/assessments/lab-reports/list-lab-report-shares.use-case.ts";
import { makeShareLabReport, ShareLabReport } from "#core/assessments/lab-reports/share-lab-report.use-case.ts";
import { makeUnshareLabReport, UnshareLabReport } from "#core/assessments/lab-reports/unshare-lab-report.use-case.ts";
import { HealthProfiles } from "#core/assessments/answering/health-profiles.port.ts";
import { makeMeasuredProfiles, MeasuredProfiles } from "#core/assessments/answering/measured-profiles.ts";
import { makeSaveHealthProfile, SaveHealthProfile } from "#core/assessments/profile/save-health-profile.use-case.ts";
import { makeShowHealthProfile, ShowHealthProfile } from "#core/assessments/profile/show-health-profile.use-case.ts";
import { ASSESSMENT_KINDS } from "#core/assessments/questions/worded-questionnaire.ts";
import { AddReport, makeAddReport } from "#core/assessments/reports/add-report.use-case.ts";
import { ListReports, makeListReports } from "#core/assessments/reports/list-reports.use-case.ts";
import { PatientReports } from "#core/assessments/sharing/patient-reports.port.ts";
import { makeRemoveReport, makeRestoreReport, RemoveReport, RestoreReport } from "#core/assessments/reports/remove-report.use-case.ts";
import { makeSendReport, SendReport } from "#core/assessments/reports/send-report.use-case.ts";
import { makeReadSharedReport, ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import { AttachSpan, DetachSpan, makeAttachSpan, makeDetachSpan } from "#core/assessments/spans/attach-span.use-case.ts";
import { ListSpans, makeListSpans } from "#core/assessments/spans/list-spans.use-case.ts";
import { TrackerSpans } from "#core/assessments/sharing/tracker-spans.port.ts";
import { makeFreezeSharedData } from "#core/assessments/sharing/freeze-shared-data.ts";
import { SharedCopies } from "#core/assessments/sharing/shared-copies.port.ts";
import { makeShowEmergencySign, ShowEmergencySign } from "#core/assessments/sharing/show-emergency-sign.use-case.ts";
import { makeShowSharedData, ShowSharedData } from "#core/assessments/shown-to-practitioner/show-shared-data.use-case.ts";
import { AccessLog } from "#core/consultations/access/access-log.port.ts";
import { FreezeSharedData } from "#core/consultations/access/freeze-shared-data.port.ts";
import { PractitionerOf } from "#core/consultations/practitioner/practitioner-of.use-case.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { ListCareConsents } from "#core/consultations/consent/list-care-consents.use-case.ts";
import { Rooms } from "#core/consultations/call/rooms.port.ts";
import { Prescriptions } from "#core/consultations/prescription/prescriptions.port.ts";
import { Ticks } from "#core/consultations/ticks/ticks.port.ts";
import { Files } from "#core/files/files.port.ts";
import { Papers } from "#core/files/papers.port.ts";
import { Pictures } from "#core/files/pictures.port.ts";
import { Uploads } from "#core/files/uploads.port.ts";
import { Customers } from "#core/identity/customers.port.ts";
import { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import { LabReports } from "#core/labs/reports/lab-reports.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { SavedResults } from "#core/trackers/results/saved-results.port.ts";
import { Trackers } from "#core/trackers/trackers.port.ts";
import { Limits } from "#core/shared/limits.port.ts";
import { NewId } from "#core/shared/new-id.port.ts";
import { make } from "#adapters/composition/make.ts";
import type { Container } from "#adapters/composition/container.ts";

export function assessmentsInProcess(container: Container): void {
  const own = { assessments: Assessments };
  make(container, MeasuredProfiles, makeMeasuredProfiles, {
    ...{ profiles: HealthProfiles, trackers: Trackers, results: SavedResults, now: Clock },
  });
  const ofPatients = { ...own, households: Households, bookings: Bookings, consents: ListCareConsents, profiles: HealthProfiles };
  const asMeasured = { ...ofPatients, profiles: MeasuredProfiles };
  for (const kind of ASSESSMENT_KINDS)
    make(container, SaveAssessment[kind], makeSaveAssessment(kind), { ...ofPatients, now: Clock, newId: NewId });
  make(container, ShowAssessment, makeShowAssessment, asMeasured);
  make(container, ShowHealthProfile, makeShowHealthProfile, asMeasured);
  make(container, SaveHealthProfile, makeSaveHealthProfile, { ...ofPatients, measured: MeasuredProfiles });
  const ofSpans = { households: Households, trackers: Trackers, spans: TrackerSpans };
  const shared = {
    ...own,
    bookings: Bookings,
    consents: ListCareConsents,
    profiles: MeasuredProfiles,
    reports: PatientReports,
    copies: SharedCopies,
    ...ofSpans,
  };
  make(container, FreezeSharedData, makeFreezeSharedData, shared);
  const ofLabs = { shares: LabReportShares, labBookings: LabBookings };
  const read = { ...shared, practitionerOf: PractitionerOf, accessLog: AccessLog, now: Clock };
  make(container, ShowSharedData, makeShowSharedData, { ...read, ...ofLabs, labReports: LabReports });
  make(container, ShowEmergencySign, makeShowEmergencySign, read);
  make(container, ReadSharedReport, makeReadSharedReport, { ...read, ...ofLabs, labReports: LabReports, files: Files });
  const ofReports = { bookings: Bookings, consents: ListCareConsents, reports: PatientReports, now: Clock };
  const sent = { pictures: Pictures, papers: Papers, files: Files, uploads: Uploads, limits: Limits, now: Clock };
  make(container, SendReport, makeSendReport, sent);
  make(container, AddReport, makeAddReport, ofReports);
  make(container, ListReports, makeListReports, ofReports);
  make(container, RemoveReport, makeRemoveReport, { bookings: Bookings, reports: PatientReports, now: Clock });
  make(container, RestoreReport, makeRestoreReport, { reports: PatientReports });
  make(container, ListLabReportShares, makeListLabReportShares, { ...shared, ...ofLabs, now: Clock });
  make(container, ShareLabReport, makeShareLabReport, { ...shared, ...ofLabs, now: Clock });
  make(container, UnshareLabReport, makeUnshareLabReport, ofLabs);
  const attached = { bookings: Bookings, consents: ListCareConsents, ...ofSpans, now: Clock };
  make(container, AttachSpan, makeAttachSpan, attached);
  make(container, ListSpans, makeListSpans, attached);
  make(container, DetachSpan, makeDetachSpan, { bookings: Bookings, spans: TrackerSpans });
  make(container, ExportCare, makeExportCare, {
    ...asMeasured,
    ...{ customers: Customers, reports: PatientReports, rooms: Rooms, prescriptions: Prescriptions, ticks: Ticks, accessLog: AccessLog },
    ...{
      trackers: Trackers,
      results: SavedResults,
      labBookings: LabBookings,
      labReports: LabReports,
      limits: Limits,
      file: CareFile,
      now: Clock,
    },
  });
  make(container, ListAssessments, makeListAssessments, own);
  make(container, ShowCompleteness, makeShowCompleteness, own);
  make(container, StopAssessment, makeStopAssessment, { ...own, now: Clock });
}
