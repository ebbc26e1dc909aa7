import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { memoryBookings } from "./bookings.ts";
import { Practitioners } from "#core/consultations/practitioners.port.ts";
import { memoryPractitioners } from "./practitioners.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const consultationsInMemory: MemoryArea = (memory, keep) => {
  keep(Bookings, memoryBookings(memory));
  keep(Practitioners, memoryPractitioners(memory));
};
