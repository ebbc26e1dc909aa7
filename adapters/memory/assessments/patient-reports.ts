import { PATIENT_REPORT } from "#core/assessments/sharing/patient-report.ts";
import type { PatientReport, ReportType } from "#core/assessments/sharing/patient-report.ts";
import type { PatientReports } from "#core/assessments/sharing/patient-reports.port.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { FileId } from "#core/files/file-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";

export function memoryPatientReports({ patientReports, uploads }: Memory): PatientReports {
  const all = (customer: CustomerId): readonly PatientReport[] =>
    [...patientReports.values()]
      .filter((report) => report.customer === customer && uploads.has(report.id))
      .sort((one, other) => one.sentAt - other.sentAt || (one.id < other.id ? -1 : 1));
  const own = (customer: CustomerId, id: FileId) => all(customer).find((report) => report.id === id) ?? null;
  return {
    async add({ id, customer, member, booking, at, most }) {
      const added = own(customer, id);
      if (added !== null) return added.booking === booking ? added : "unknown-file";
      const upload = uploads.get(id);
      if (upload?.owner !== customer || upload.kind !== PATIENT_REPORT.name) return "unknown-file";
      if (all(customer).filter((report) => report.booking === booking).length >= most) return "too-many";
      const mediaType = upload.mediaType as ReportType; // An upload for reports has no other.
      const report = { id, customer, member, booking, mediaType, bytes: upload.bytes, sentAt: at, hiddenAt: null };
      patientReports.set(id, report);
      return report;
    },
    of: async (customer, booking) => all(customer).filter((report) => report.booking === booking),
    all: async (customer) => all(customer),
    withId: async (customer, id) => own(customer, id),
    async remove(customer, id) {
      if (own(customer, id) === null) return;
      patientReports.delete(id);
      uploads.delete(id);
    },
    async hide(customer, id, at) {
      const report = own(customer, id);
      if (report !== null) patientReports.set(id, { ...report, hiddenAt: at });
    },
  };
}
