import { listSlots } from "#core/consultations/slots/list-slots.ts";
import { slotFactsOf } from "#core/consultations/calendar/slot-facts-of.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import type { ConsultingPractitioner } from "#core/consultations/calendar/slot-facts-of.ts";
import type { Appointment } from "#core/consultations/slots/slot-facts.ts";

/** A time of a practitioner that is somebody's. */
export type TakenTime = Appointment & { readonly patient: string };

const DAYS = 4;
/** Every so many-th time of a practitioner is taken. */
const EVERY = 5;
const LENGTH = 30;
const MINUTE = 60_000;

/** Appointments of the next days: some times of each practitioner are taken, and nobody is at two places at once. */
export function bookingsAt(
  now: number,
  practitioners: readonly ConsultingPractitioner[],
  patients: readonly string[],
): readonly TakenTime[] {
  const taken: TakenTime[] = [];
  const today = indianDay(now);
  const span = { from: firstInstantOf(today), to: firstInstantOf(daysAfter(today, DAYS)) };
  for (const [nth, who] of practitioners.entries()) {
    const { slots } = listSlots(slotFactsOf(who, [], { now, ...span, length: LENGTH, patient: null, exclude: null }));
    for (const [place, { from }] of slots.entries()) {
      if (place % EVERY !== nth % EVERY) continue;
      const turn = (nth + Math.floor(place / EVERY)) % patients.length;
      const patient = [...patients.slice(turn), ...patients.slice(0, turn)].find(
        (one) => !taken.some((other) => other.patient === one && Math.abs(other.start - from) < LENGTH * MINUTE),
      );
      if (patient === undefined) continue;
      const { id, buffer } = who.practitioner;
      taken.push({
        id: `demo-${id}-${place}`,
        practitioner: id,
        patient,
        start: from,
        length: LENGTH,
        buffer,
        state: "confirmed",
        expiresAt: null,
      });
    }
  }
  return taken;
}
