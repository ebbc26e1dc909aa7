import { BOOKING_JOBS } from "#core/consultations/booking/booking-job.ts";
import { practitioners } from "#adapters/postgres/migrations/0043-practitioners.ts";
import { bookings } from "#adapters/postgres/migrations/0045-bookings.ts";
import { complaints } from "#adapters/postgres/migrations/0046-complaints.ts";
import { bookingLanguages } from "#adapters/postgres/migrations/0048-booking-languages.ts";
import { calls } from "#adapters/postgres/migrations/0051-calls.ts";
import { bookingPapers } from "#adapters/postgres/migrations/0052-booking-papers.ts";
import { bookingFeedback } from "#adapters/postgres/migrations/0053-booking-feedback.ts";
import { prescriptions } from "#adapters/postgres/migrations/0054-prescriptions.ts";
import { prescriptionDrafts } from "#adapters/postgres/migrations/0055-prescription-drafts.ts";
import { healthProfiles } from "#adapters/postgres/migrations/0058-health-profiles.ts";
import { accessLog } from "#adapters/postgres/migrations/0061-access-log.ts";
import { doseTicks } from "#adapters/postgres/migrations/0063-dose-ticks.ts";
import { sharedCopies } from "#adapters/postgres/migrations/0067-shared-copies.ts";
import { prescriptionTemplates } from "#adapters/postgres/migrations/0079-prescription-templates.ts";
import { patientReports } from "#adapters/postgres/migrations/0089-patient-reports.ts";
import { attachedSpans } from "#adapters/postgres/migrations/0092-attached-spans.ts";
import { retainedConsultations } from "#adapters/postgres/migrations/0098-retained-consultations.ts";
import { practitionerChanges } from "#adapters/postgres/migrations/0101-practitioner-changes.ts";
import { practitionerAccount } from "#adapters/postgres/migrations/0114-practitioner-account.ts";
import { ticksByCustomer } from "#adapters/postgres/migrations/0137-ticks-by-customer.ts";
import { signalsInLine } from "#adapters/postgres/migrations/0150-signals-in-line.ts";
import type { Places } from "#adapters/postgres/engine/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { ConsultationTables } from "./tables.ts";

export const storedConsultations: StoredArea = {
  name: "consultations",
  migrations: {
    "0043-practitioners": practitioners,
    "0045-bookings": bookings,
    "0046-complaints": complaints,
    "0048-booking-languages": bookingLanguages,
    "0051-calls": calls,
    "0052-booking-papers": bookingPapers,
    "0053-booking-feedback": bookingFeedback,
    "0054-prescriptions": prescriptions,
    "0055-prescription-drafts": prescriptionDrafts,
    "0058-health-profiles": healthProfiles,
    "0061-access-log": accessLog,
    "0063-dose-ticks": doseTicks,
    "0067-shared-copies": sharedCopies,
    "0079-prescription-templates": prescriptionTemplates,
    "0089-patient-reports": patientReports,
    "0092-attached-spans": attachedSpans,
    "0098-retained-consultations": retainedConsultations,
    "0101-practitioner-changes": practitionerChanges,
    "0114-practitioner-account": practitionerAccount,
    "0137-ticks-by-customer": ticksByCustomer,
    "0150-signals-in-line": signalsInLine,
  },
  places: {
    dose_tick: "by-customer",
    access_entry: "by-customer",
    practitioner: "offer",
    practitioner_change: "offer",
    booking: "scarce",
    booking_step: "by-id",
    booking_complaint: "by-id",
    booking_feedback: "by-id",
    booking_paper: "by-id",
    prescription: "by-id",
    prescription_version: "by-id",
    prescription_draft: "by-id",
    prescription_template: "offer",
    practitioner_series: "scarce",
    member_health_consent: "account",
    call_step: "several",
    call_signal: "several",
  } satisfies Places<keyof ConsultationTables>,
  audited: ["practitioner", "booking"],
  jobs: BOOKING_JOBS,
  erased: [
    ["booking", "customer"],
    ["prescription", "customer"],
    ["member_health_consent", "customer"],
    ["access_entry", "customer"],
    ["dose_tick", "customer"],
  ],
  notExported: [["prescription", "customer"]], // By records, with their versions.
  exported: [
    {
      name: "bookings",
      table: "booking",
      owner: "customer",
      key: "id",
      columns: ["id", "practitioner", "member", "starts_at", "length", "mode", "fee", "plan", "state"],
    },
    {
      name: "booking_complaints",
      async *records(db, customer) {
        yield* (await import("./own-complaints.ts")).ownComplaints(db, customer);
      },
    },
    {
      name: "prescriptions",
      async *records(db, customer) {
        yield* (await import("./own-complaints.ts")).ownPrescriptions(db, customer);
      },
    },
    {
      name: "booking_feedback",
      async *records(db, customer) {
        yield* (await import("./own-complaints.ts")).ownFeedback(db, customer);
      },
    },
    {
      name: "member_health_consents",
      table: "member_health_consent",
      owner: "customer",
      key: "member",
      columns: ["member", "given_at", "withdrawn_at"],
    },
    {
      name: "dose_ticks",
      table: "dose_tick",
      owner: "customer",
      key: "number",
      columns: ["booking", "item", "day", "time", "ticked_at"],
    },
    {
      name: "access_log",
      table: "access_entry",
      owner: "customer",
      key: "number",
      columns: ["member", "at", "by_name", "seen", "booking", "starts_at"],
    },
  ],
};
