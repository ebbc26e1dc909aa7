import { BOOKING_JOBS } from "#core/consultations/booking/booking-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedConsultations: StoredArea = {
  name: "consultations",
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
