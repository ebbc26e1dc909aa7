import { newBooking } from "#core/consultations/booking/booking.ts";
import { practitionerId } from "#core/consultations/practitioner.ts";
import { newLabBooking } from "#core/labs/booking/lab-booking.ts";
import { labId } from "#core/labs/lab.ts";
import { paise } from "#core/shared/money.ts";
import { now } from "#tests/fixtures.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PayableId } from "#core/ledger/entry.ts";
import type { Memory } from "#adapters/memory/memory.ts";

const NOTHING_MORE = { language: null, payments: [], ledger: [], papers: [], madeAt: now };
const consulted = { name: "Dr. Sunanda Joshi", therapy: "ayurveda", qualifications: ["BAMS"], council: null, registration: null } as const;

type Booked = { readonly id: PayableId; readonly customer: CustomerId; readonly start: number };

/** An appointment with Dr. Sunanda Joshi that somebody has held, with a sentinel as what they wrote before it. */
export function appointmentInMemory(memory: Memory, { id, customer, start }: Booked): void {
  const facts = { id, customer, member: null, practitioner: practitionerId("sunanda"), start, length: 30, buffer: 5 };
  const booking = newBooking({ ...facts, mode: "video", fee: paise(30_000), plan: null }, now);
  memory.bookings.set(id, { booking, consulted, ...NOTHING_MORE, complaint: "SENTINEL cough", key: id });
}

/** A booking of tests in the centre of Sahyadri that somebody has held, with a sentinel as the test. */
export function labBookingInMemory(memory: Memory, { id, customer, start }: Booked): void {
  const title = { english: "SENTINEL test", hindi: null };
  const basket = {
    people: [{ member: null, items: [{ kind: "test", id: "t", title, price: paise(50_000), tests: [] } as const], dropped: [] }],
    subtotal: paise(50_000),
    collection: paise(0),
    total: paise(50_000),
    fastingHours: 0,
    reportHours: 12,
    requirements: [],
    plan: null,
  };
  const lab = { id: labId("sahyadri"), name: "Sahyadri", address: "12 Law College Road", city: "Pune", hindi: null };
  const booking = newLabBooking({ id, customer, lab, place: { kind: "centre" }, start, basket }, now);
  memory.labBookings.set(id, { booking, ...NOTHING_MORE, key: id });
}
