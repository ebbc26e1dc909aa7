import { LabBookings } from "#core/labs/booking/lab-bookings.port.ts";
import { Labs } from "#core/labs/labs.port.ts";
import { LabReports } from "#core/labs/reports/lab-reports.port.ts";
import { memoryLabBookings } from "./lab-bookings.ts";
import { memoryLabReports } from "./lab-reports.ts";
import { memoryLabs } from "./labs.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const labsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(Labs, memoryLabs(memory));
    keep(LabBookings, memoryLabBookings(memory));
    keep(LabReports, memoryLabReports(memory));
  },
  exported: {
    lab_bookings: ({ labBookings }, customer) =>
      [...labBookings.values()].filter(({ booking }) => booking.customer === customer).map(({ booking }) => booking),
    lab_reports: ({ labReports }, customer) => labReports.filter((one) => one.customer === customer),
  },
};
