import { Assessments } from "#core/assessments/answering/assessments.port.ts";
import { HealthProfiles } from "#core/assessments/answering/health-profiles.port.ts";
import { LabReportShares } from "#core/assessments/lab-reports/lab-report-shares.port.ts";
import { SharedCopies } from "#core/assessments/sharing/shared-copies.port.ts";
import { PatientReports } from "#core/assessments/sharing/patient-reports.port.ts";
import { memoryPatientReports } from "./patient-reports.ts";
import { labReportSharesOf, memoryLabReportShares } from "./lab-report-shares.ts";
import { TrackerSpans } from "#core/assessments/sharing/tracker-spans.port.ts";
import { memoryTrackerSpans } from "./tracker-spans.ts";
import { RetainedConsultations } from "#core/assessments/retention/retained-consultations.port.ts";
import { memoryRetainedConsultations } from "./retained-consultations.ts";
import { memorySharedCopies } from "./shared-copies.ts";
import { memoryAssessments } from "./assessments.ts";
import { memoryHealthProfiles } from "./health-profiles.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const assessmentsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Assessments, memoryAssessments(memory));
    keep(PatientReports, memoryPatientReports(memory));
    keep(TrackerSpans, memoryTrackerSpans(memory));
    keep(SharedCopies, memorySharedCopies(memory));
    keep(RetainedConsultations, memoryRetainedConsultations(memory));
    keep(LabReportShares, memoryLabReportShares(memory));
    keep(HealthProfiles, memoryHealthProfiles(memory));
  },
  exported: {
    attached_spans: ({ attachedSpans }, customer) => [...attachedSpans.values()].filter((one) => one.customer === customer),
    patient_reports: ({ patientReports }, customer) => [...patientReports.values()].filter((one) => one.customer === customer),
    shared_data: ({ sharedCopies }, customer) =>
      [...sharedCopies].flatMap(([booking, { customer: owner, member, copy }]) =>
        owner === customer ? [{ booking, member, ...copy }] : [],
      ),
    lab_report_shares: ({ labReportShares }, customer) => labReportSharesOf(labReportShares, customer),
    health_profiles: ({ healthProfiles }, customer) =>
      [...healthProfiles.values()].filter((one) => one.customer === customer).map(({ member, answers }) => ({ member, answers })),
    assessments: ({ assessments }, customer) => [...assessments.values()].filter((one) => one.customer === customer),
  },
};
