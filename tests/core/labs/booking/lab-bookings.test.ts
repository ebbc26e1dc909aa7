import { randomUUID } from "node:crypto";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryLabBookings } from "#adapters/memory/labs/lab-bookings.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { labBookingsSuite } from "#tests/core/labs/booking/lab-bookings-suite.ts";
import type { Place } from "#tests/core/labs/booking/lab-bookings-suite.ts";

function inMemory(): Place {
  const memory = new Memory();
  return {
    bookings: memoryLabBookings(memory),
    someone: async () => customerId(randomUUID()),
    async offer(offer) {
      memory.labs = offer;
    },
    jobs: async (id) => [...memory.jobs.keys()].filter((name) => name.includes(id)).map((name) => name.split("\n")[0] ?? ""),
  };
}

labBookingsSuite("memory", inMemory);
