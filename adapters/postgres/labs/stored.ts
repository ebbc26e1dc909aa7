import { SENT_PAPER } from "#core/labs/booking/lab-report.ts";
import { LAB_BOOKING_JOBS } from "#core/labs/booking/lab-booking-job.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { LabTables } from "./tables.ts";

export const storedLabs: StoredArea = {
  name: "labs",
  places: {
    lab: "offer",
    lab_test: "offer",
    lab_package: "offer",
    lab_calendar: "offer",
    lab_booking: "scarce",
    lab_booking_step: "by-customer",
    lab_report: "by-customer",
    lab_paper: "by-id",
    lab_series: "scarce",
    lab_slot: "scarce",
  } satisfies Places<keyof LabTables>,
  audited: ["lab", "lab-booking"],
  jobs: LAB_BOOKING_JOBS,
  erased: [
    ["lab_booking", "customer"], // First: whoever adds to it holds it.
    ["lab_booking_step", "customer"],
    ["lab_report", "customer"],
  ],
  unusedUploads: [
    { kinds: [], namedBy: ["lab_booking_step", "file"] }, // Sent as reports are: their kind stands with assessments.
    { kinds: [SENT_PAPER], namedBy: ["lab_report", "paper"] },
  ],
  exported: [
    {
      name: "lab_bookings",
      table: "lab_booking",
      owner: "customer",
      key: "id",
      columns: ["id", "lab", "place", "pincode", "starts_at", "facts", "state"],
    },
    {
      name: "lab_reports",
      table: "lab_report",
      owner: "customer",
      key: "id",
      columns: ["id", "booking_id", "number", "member", "taken_at", "at", "reason", "tests", "paper"],
    },
  ],
};
