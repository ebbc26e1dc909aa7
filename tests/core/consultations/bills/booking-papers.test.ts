import { randomUUID } from "node:crypto";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { memoryBookings } from "#adapters/memory/consultations/bookings.ts";
import { Memory } from "#adapters/memory/memory.ts";
import { aPractitioner } from "#tests/builders/a-practitioner.ts";
import { bookingPapersSuite } from "#tests/core/consultations/bills/booking-papers-suite.ts";
import type { Place } from "#tests/core/consultations/bills/booking-papers-suite.ts";

function inMemory(): Place {
  const memory = new Memory();
  return {
    bookings: memoryBookings(memory),
    someone: async () => customerId(randomUUID()),
    async consult(id, gst) {
      memory.practitioners.set(practitionerId(id), aPractitioner(id, { gst }));
    },
  };
}

bookingPapersSuite("memory", inMemory);
