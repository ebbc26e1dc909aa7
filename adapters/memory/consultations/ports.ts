import { AccessLog } from "#core/consultations/access/access-log.port.ts";
import { memoryAccessLog } from "./access-log.ts";
import { Bookings } from "#core/consultations/booking/bookings.port.ts";
import { memoryBookings } from "./bookings.ts";
import { Practitioners } from "#core/consultations/practitioner/practitioners.port.ts";
import { MemberConsents } from "#core/consultations/consent/member-consents.port.ts";
import { memoryMemberConsents } from "./member-consents.ts";
import { PrescriptionDrafts } from "#core/consultations/prescriptions/prescription-drafts.port.ts";
import { memoryPrescriptionDrafts } from "./prescription-drafts.ts";
import { PrescriptionTemplates } from "#core/consultations/prescriptions/templates/prescription-templates.port.ts";
import { memoryPrescriptionTemplates } from "./prescription-templates.ts";
import { PractitionerRegister } from "#core/consultations/register/practitioner-register.port.ts";
import { memoryPractitionerRegister } from "./practitioner-register.ts";
import { Rooms } from "#core/consultations/call/rooms.port.ts";
import { ownPlaceNames, PlaceNames } from "#core/shipping/place-names.port.ts";
import { Ticks } from "#core/consultations/ticks/ticks.port.ts";
import { memoryTicks } from "./ticks.ts";
import { memoryRooms } from "./rooms.ts";
import { memoryPractitioners } from "./practitioners.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { Memory } from "#adapters/memory/memory.ts";
import type { MemoryArea } from "#adapters/memory/memory-area.ts";

export const consultationsInMemory: MemoryArea = {
  ports(memory, keep) {
    keep(AccessLog, memoryAccessLog(memory));
    keep(Bookings, memoryBookings(memory));
    keep(MemberConsents, memoryMemberConsents(memory));
    keep(PrescriptionDrafts, memoryPrescriptionDrafts(memory));
    keep(PrescriptionTemplates, memoryPrescriptionTemplates(memory));
    keep(Rooms, memoryRooms(memory));
    keep(Ticks, memoryTicks(memory));
    keep(PlaceNames, ownPlaceNames);
    keep(Practitioners, memoryPractitioners(memory));
    keep(PractitionerRegister, memoryPractitionerRegister(memory));
  },
  exported: {
    dose_ticks: ({ ticks }, customer) =>
      [...ticks.values()].filter((one) => one.customer === customer).map(({ dose, at }) => ({ ...dose, at })),
    access_log: ({ accesses }, customer) => accesses.filter((one) => one.customer === customer),
    bookings: ({ bookings }, customer) => bookingsOf(bookings, customer).map(({ booking }) => booking),
    booking_complaints: ({ bookings }, customer) =>
      bookingsOf(bookings, customer).flatMap(({ booking, complaint }) => (complaint === null ? [] : [{ booking: booking.id, complaint }])),
    prescriptions: ({ prescriptions }, customer) =>
      [...prescriptions.values()].filter((one) => one.customer === customer).flatMap(({ versions }) => versions),
    booking_feedback: ({ bookings, bookingFeedback }, customer) =>
      bookingsOf(bookings, customer).flatMap(({ booking: { id } }) => {
        const feedback = bookingFeedback.get(id);
        return feedback === undefined ? [] : [{ booking: id, ...feedback }];
      }),
    member_health_consents: ({ memberConsents }, customer) => [...(memberConsents.get(customer) ?? [])].map((member) => ({ member })),
  },
};

const bookingsOf = (bookings: Memory["bookings"], customer: CustomerId) =>
  [...bookings.values()].filter(({ booking }) => booking.customer === customer);
