import { PATIENT_REPORT } from "#core/assessments/sharing/patient-report.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { AssessmentTables } from "./tables.ts";

export const storedAssessments: StoredArea = {
  name: "assessments",
  places: {
    assessment: "by-id",
    health_profile: "account",
    shared_copy: "by-id",
    patient_report: "by-id",
    lab_report_share: "by-id",
    attached_span: "by-id",
    retained_consultation: "by-id",
  } satisfies Places<keyof AssessmentTables>,
  /** Other areas' rows are read before they are erased. */
  erase: async (trx, customer) => (await import("./retain-consultations.ts")).retainConsultationsIn(trx, customer),
  erased: [
    ["assessment", "customer"],
    ["health_profile", "customer"],
    ["shared_copy", "customer"],
    ["patient_report", "customer"],
    ["lab_report_share", "customer"],
    ["attached_span", "customer"],
  ],
  unusedUploads: { kinds: [PATIENT_REPORT.name], namedBy: ["patient_report", "id"] },
  notExported: [["health_profile", "customer"]], // By records, as those without a member are the customer's own.
  exported: [
    {
      name: "assessments",
      table: "assessment",
      owner: "customer",
      key: "id",
      columns: ["id", "member", "booking", "kind", "version", "state", "answers", "steps", "begun_at"],
    },
    {
      name: "shared_data",
      table: "shared_copy",
      owner: "customer",
      key: "booking",
      columns: ["booking", "member", "taken_at", "content"],
    },
    {
      name: "patient_reports",
      table: "patient_report",
      owner: "customer",
      key: "id",
      columns: ["id", "member", "booking", "sent_at", "hidden_at"],
    },
    {
      name: "lab_report_shares",
      table: "lab_report_share",
      owner: "customer",
      key: "booking",
      further: ["lab_booking"],
      columns: ["booking", "lab_booking", "shared_at"],
    },
    {
      name: "attached_spans",
      table: "attached_span",
      owner: "customer",
      key: "booking",
      further: ["tracker"],
      columns: ["booking", "tracker", "member", "first_day", "last_day", "attached_at"],
    },
    {
      name: "health_profiles",
      async *records(db, customer) {
        yield* (await import("./health-profiles.ts")).ownHealthProfiles(db, customer);
      },
    },
  ],
};
