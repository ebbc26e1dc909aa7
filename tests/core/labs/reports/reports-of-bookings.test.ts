import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryUploads } from "#adapters/memory/files/uploads.ts";
import { memoryLabBookings } from "#adapters/memory/labs/lab-bookings.ts";
import { memoryLabReports } from "#adapters/memory/labs/lab-reports.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { reportsOfBookingsSuite } from "#tests/core/labs/reports/reports-of-bookings-suite.ts";
import type { Place } from "#tests/core/labs/reports/reports-of-bookings-suite.ts";

function inMemory(): Place {
  const memory = new Memory();
  return {
    uploads: memoryUploads(memory),
    bookings: memoryLabBookings(memory),
    reports: memoryLabReports(memory),
    customers: memoryCustomers(memory),
    async offer(offer) {
      memory.labs = offer;
    },
  };
}

reportsOfBookingsSuite("memory", inMemory);
