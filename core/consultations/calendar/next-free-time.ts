import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { listSlots } from "../slots/list-slots.ts";
import { slotFactsOf } from "./slot-facts-of.ts";
import type { Appointment } from "../slots/slot-facts.ts";
import type { ConsultingPractitioner } from "./slot-facts-of.ts";

const MINUTE = 60_000;

/**
 * The first start that is offered to nobody's patient from `now` on, in milliseconds since 1970; null: there is none within the horizon.
 * `length` in minutes. Source: specification/consultations.md, Directory.
 */
export function nextFreeTime(who: ConsultingPractitioner, bookings: readonly Appointment[], now: number, length: number): number | null {
  if (!who.practitioner.isActive) return null;
  const today = indianDay(now);
  const end = firstInstantOf(daysAfter(today, who.practitioner.horizon + 1));
  let from = Math.floor(now / MINUTE) * MINUTE;
  // Most have a time within days: only who has none is looked at to the horizon.
  for (const days of [2, 8, who.practitioner.horizon + 1]) {
    const to = Math.min(firstInstantOf(daysAfter(today, days)), end);
    if (to <= from) continue;
    const { slots } = listSlots(slotFactsOf(who, bookings, { now, from, to, length, patient: null, exclude: null }));
    const [first] = slots;
    if (first !== undefined) return first.from;
    from = to;
  }
  return null;
}
