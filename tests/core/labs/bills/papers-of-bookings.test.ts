import { memoryCustomers } from "#adapters/memory/identity/customers.ts";
import { memoryLabBookings } from "#adapters/memory/labs/lab-bookings.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { papersOfBookingsSuite } from "#tests/core/labs/bills/papers-of-bookings-suite.ts";
import type { Place } from "#tests/core/labs/bills/papers-of-bookings-suite.ts";

function inMemory(): Place {
  const memory = new Memory();
  return {
    bookings: memoryLabBookings(memory),
    customers: memoryCustomers(memory),
    async offer(offer) {
      memory.labs = offer;
    },
  };
}

papersOfBookingsSuite("memory", inMemory);
