import { SENT_PAPER } from "#core/labs/reports/lab-report.ts";
import { LAB_BOOKING_JOBS } from "#core/labs/booking/lab-booking-job.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";

export const storedLabs: StoredArea = {
  name: "labs",
  audited: ["lab", "lab-booking"],
  jobs: LAB_BOOKING_JOBS,
  erased: [
    ["lab_report", "customer"],
    ["lab_booking", "customer"],
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
