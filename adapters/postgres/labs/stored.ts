import { SENT_PAPER } from "#core/labs/booking/lab-report.ts";
import { LAB_BOOKING_JOBS } from "#core/labs/booking/lab-booking-job.ts";
import { labs } from "#adapters/postgres/migrations/0059-labs.ts";
import { labCalendars } from "#adapters/postgres/migrations/0064-lab-calendars.ts";
import { labBookings } from "#adapters/postgres/migrations/0068-lab-bookings.ts";
import { labReports } from "#adapters/postgres/migrations/0078-lab-reports.ts";
import { labReportShares } from "#adapters/postgres/migrations/0090-lab-report-shares.ts";
import { labPapers } from "#adapters/postgres/migrations/0093-lab-papers.ts";
import { labCreditNotes } from "#adapters/postgres/migrations/0094-lab-credit-notes.ts";
import { labPrescriptionFiles } from "#adapters/postgres/migrations/0116-lab-prescription-files.ts";
import { labReportPapers } from "#adapters/postgres/migrations/0136-lab-report-papers.ts";
import { labBookingsByCustomer } from "#adapters/postgres/migrations/0160-lab-bookings-by-customer.ts";
import type { Places } from "#adapters/postgres/nodes/table-place.ts";
import type { StoredArea } from "#adapters/postgres/stored-area.ts";
import type { LabTables } from "./tables.ts";

export const storedLabs: StoredArea = {
  name: "labs",
  migrations: {
    "0059-labs": labs,
    "0064-lab-calendars": labCalendars,
    "0068-lab-bookings": labBookings,
    "0078-lab-reports": labReports,
    "0090-lab-report-shares": labReportShares,
    "0093-lab-papers": labPapers,
    "0094-lab-credit-notes": labCreditNotes,
    "0116-lab-prescription-files": labPrescriptionFiles,
    "0136-lab-report-papers": labReportPapers,
    "0160-lab-bookings-by-customer": labBookingsByCustomer,
  },
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
