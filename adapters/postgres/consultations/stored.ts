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
import { bookingsByCustomer } from "#adapters/postgres/migrations/0159-bookings-by-customer.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
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
    "0159-bookings-by-customer": bookingsByCustomer,
  },
  places: {
    dose_tick: "by-customer",
    access_entry: "by-customer",
    practitioner: "offer",
    practitioner_change: "offer",
    booking: "scarce",
    booking_step: "by-customer",
    booking_complaint: "by-customer",
    booking_feedback: "by-customer",
    booking_paper: "by-id",
    prescription: "identity",
    prescription_version: "by-customer",
    prescription_draft: "by-customer",
    prescription_template: "offer",
    practitioner_series: "scarce",
    member_health_consent: "account",
    call_step: "several",
    call_signal: "several",
  } satisfies Places<keyof ConsultationTables>,
  audited: ["practitioner", "booking", "prescription"],
  jobs: BOOKING_JOBS,
  erased: [
    ["booking", "customer"], // First: whoever adds to it holds it.
    ["booking_step", "customer"],
    ["booking_complaint", "customer"],
    ["booking_feedback", "customer"],
    ["prescription_draft", "customer"],
    ["prescription", "customer"],
    ["prescription_version", "customer"],
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
      table: "booking_complaint",
      owner: "customer",
      key: "booking_id",
      columns: ["booking_id", "words"],
    },
    {
      name: "prescriptions",
      async *records(db, customer) {
        yield* (await import("./own-prescriptions.ts")).ownPrescriptions(db, customer);
      },
    },
    {
      name: "booking_feedback",
      table: "booking_feedback",
      owner: "customer",
      key: "booking_id",
      columns: ["booking_id", "line", "text"],
    },
    {
      name: "member_health_consents",
      table: "member_health_consent",
      owner: "customer",
      key: "member",
      columns: ["member", "given_at", "withdrawn_at", "text_version"],
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
