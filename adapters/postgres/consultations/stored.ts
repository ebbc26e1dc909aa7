import { BOOKING_JOBS } from "#core/consultations/booking/booking-job.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { ConsultationTables } from "./tables.ts";

export const storedConsultations: StoredArea = {
  name: "consultations",
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
