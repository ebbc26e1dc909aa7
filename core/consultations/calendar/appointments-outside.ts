import { openingHours } from "../slots/opening-hours.ts";
import type { Appointment } from "../slots/slot-facts.ts";
import { slotFactsOf } from "./slot-facts-of.ts";
import type { ConsultingPractitioner } from "./slot-facts-of.ts";

const MINUTE = 60_000;

/**
 * The appointments to come that lie outside the practitioner's opening hours, as after a change of the calendar. They stay: cancelling them
 * is the practitioner's act. Source: specification/consultations.md, Moving an appointment.
 */
export function appointmentsOutside(who: ConsultingPractitioner, bookings: readonly Appointment[], now: number): readonly Appointment[] {
  return bookings.filter((one) => {
    if (one.practitioner !== who.practitioner.id || one.state !== "confirmed" || one.start < now) return false;
    const [from, to] = [one.start, one.start + one.length * MINUTE];
    const query = { now, from, to, length: one.length, patient: null, exclude: null };
    const { stretches } = openingHours(slotFactsOf(who, [], query));
    return !stretches.some((stretch) => stretch.from <= from && to <= stretch.to);
  });
}
