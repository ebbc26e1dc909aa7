import { newBooking } from "#core/consultations/booking/booking.ts";
import { bookingId } from "#core/consultations/booking/booking-id.ts";
import { slotFactsOf } from "#core/consultations/calendar/slot-facts-of.ts";
import { listSlots } from "#core/consultations/slots/list-slots.ts";
import { customerId } from "#core/identity/customer-id.ts";
import { payableId } from "#core/ledger/entry.ts";
import { firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { momentsOf } from "./booking-histories.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { BookingHistory } from "./booking-histories.ts";
import type { TakenTime } from "./bookings-at.ts";

type Taken = { readonly taken: readonly TakenTime[]; readonly patients: readonly string[] };

const DAY = 86_400_000;
const MINUTE = 60_000;
const LENGTH = 30;
/** Every so many-th time of today was somebody's. */
const EVERY = 3;
/** What some of them said when they booked. */
const COMPLAINTS = ["My knees ache on stairs, more so in the morning.", null, "Heavy after meals, and tired by noon.", null, null] as const;

/** The appointments at a practitioner's desk: those of today that are over, and the times of the next days that others have taken. */
export function deskDaysAt(now: number, found: ConsultingPractitioner, { taken, patients }: Taken): readonly BookingHistory[] {
  const { id: practitioner, buffer, fees } = found.practitioner;
  const fee = fees.find(({ length, mode }) => length === LENGTH && mode === "video") ?? fees.find(({ length }) => length === LENGTH);
  if (fee === undefined) return [];
  const today = firstInstantOf(indianDay(now));
  const span = { now: today - DAY, from: today, to: now, patient: null, exclude: null };
  const over =
    now === today ? [] : listSlots(slotFactsOf(found, [], { ...span, length: LENGTH })).slots.filter((_, nth) => nth % EVERY === 0);
  const held = over
    .filter(({ to }) => to <= now)
    .map(({ from }, nth) => ({ start: from, patient: patients[(nth + 3) % patients.length] ?? "", ends: "completed" as const }));
  const ahead = taken
    .filter((one) => one.practitioner === practitioner)
    .map(({ start, patient }) => ({ start, patient, ends: "stays" as const }));
  return [...held, ...ahead].map(({ start, patient, ends }, nth) => {
    const at = Math.min(now, start) - (2 + (nth % 3)) * DAY;
    const id = payableId(bookingId(`desk-${practitioner}-${start / MINUTE}`));
    const facts = {
      customer: customerId(patient),
      member: null,
      practitioner,
      start,
      length: LENGTH,
      buffer,
      mode: fee.mode,
      fee: fee.amount,
    };
    const booking = newBooking({ id, ...facts, plan: null }, at);
    return { booking, complaint: COMPLAINTS[nth % COMPLAINTS.length] ?? null, moments: momentsOf(booking, at, ends), prescribed: [] };
  });
}
