import { randomUUID } from "node:crypto";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryBookings } from "#adapters/memory/consultations/bookings.ts";
import { memoryPractitioners } from "#adapters/memory/consultations/practitioners.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { FEES, logged, bookingsSuite } from "#tests/core/consultations/booking/bookings-suite.ts";
import type { Place } from "#tests/core/consultations/booking/bookings-suite.ts";

function inMemory(): Place {
  const memory = new Memory();
  return {
    bookings: memoryBookings(memory),
    practitioners: memoryPractitioners(memory),
    someone: async () => customerId(randomUUID()),
    jobs: async (id) => [...memory.jobs.keys()].filter((name) => name.includes(id)).map((name) => name.split("\n")[0] ?? ""),
    log: async (id) => logged(memory.audited.filter(({ subject }) => subject.id === id)),
    async consult(id) {
      const one = aPractitioner(id, { fees: FEES });
      memory.practitioners.set(one.practitioner.id, one);
    },
  };
}

bookingsSuite("memory", inMemory);
