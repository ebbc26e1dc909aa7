import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { memoryBookings } from "./bookings.ts";
import { Practitioners } from "#core/consultations/practitioners.port.ts";
import { MemberConsents } from "#core/consultations/consent/member-consents.port.ts";
import { memoryMemberConsents } from "./member-consents.ts";
import { memoryPractitioners } from "./practitioners.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const consultationsInMemory: MemoryArea = (memory, keep) => {
  keep(Bookings, memoryBookings(memory));
  keep(MemberConsents, memoryMemberConsents(memory));
  keep(Practitioners, memoryPractitioners(memory));
};
