import { Assessments } from "#core/assessments/answering/assessments.port.ts";
import { HealthProfiles } from "#core/assessments/answering/health-profiles.port.ts";
import { postgresAssessments } from "#adapters/postgres/assessments/assessments.ts";
import { postgresHealthProfiles } from "#adapters/postgres/assessments/health-profiles.ts";
import { LabReportShares } from "#core/assessments/lab-reports/lab-report-shares.port.ts";
import { SharedCopies } from "#core/assessments/sharing/shared-copies.port.ts";
import { postgresLabReportShares } from "#adapters/postgres/assessments/lab-report-shares.ts";
import { postgresSharedCopies } from "#adapters/postgres/assessments/shared-copies.ts";
import { CareFile } from "#core/assessments/export/care-file.port.ts";
import { ExportCare } from "#core/assessments/export/export-care.use-case.ts";
import { fhirCareFile } from "#adapters/fhir/care/care-bundle.ts";
import { postgresPatientReports } from "#adapters/postgres/assessments/patient-reports.ts";
import { PatientReports } from "#core/assessments/sharing/patient-reports.port.ts";
import { ReadSharedReport } from "#core/assessments/shown-to-practitioner/read-shared-report.use-case.ts";
import { sharedReportDownload } from "#adapters/http-server/downloads/shared-report-download.ts";
import { postgresTrackerSpans } from "#adapters/postgres/assessments/tracker-spans.ts";
import { TrackerSpans } from "#core/assessments/sharing/tracker-spans.port.ts";
import { careExport } from "#adapters/http-server/downloads/care-export.ts";
import { RetainedConsultations } from "#core/assessments/retention/retained-consultations.port.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import * as useCases from "#core/assessments/use-cases.ts";
import { postgresRetainedConsultations } from "#adapters/postgres/assessments/retained-consultations.ts";
import { assessmentsContract } from "#adapters/http-contract/assessments/contract.ts";
import type { ServerArea } from "#adapters/composition/server/server-area.ts";

export const assessmentsArea = {
  name: "assessments",
  ports(container, { db }) {
    container.bind(Assessments).toConstantValue(postgresAssessments(db));
    container.bind(HealthProfiles).toConstantValue(postgresHealthProfiles(db));
    container.bind(CareFile).toConstantValue(fhirCareFile);
    container.bind(PatientReports).toConstantValue(postgresPatientReports(db));
    container.bind(TrackerSpans).toConstantValue(postgresTrackerSpans(db));
    container.bind(SharedCopies).toConstantValue(postgresSharedCopies(db));
    container.bind(LabReportShares).toConstantValue(postgresLabReportShares(db));
    container.bind(RetainedConsultations).toConstantValue(postgresRetainedConsultations(db));
  },
  useCases,
  routes: (container) => [careExport(container.get(ExportCare)), sharedReportDownload(container.get(ReadSharedReport))],
  contract: assessmentsContract,
  hourly: [(_db, now, container) => container.get(RetainedConsultations).forget(indianDay(now))],
} as const satisfies ServerArea;
