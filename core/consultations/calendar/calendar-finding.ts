import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { listSlots } from "../slots/list-slots.ts";
import { overlapsIn } from "./overlaps.ts";
import { slotFactsOf } from "./slot-facts-of.ts";
import type { Overlap } from "./overlaps.ts";
import type { ConsultingPractitioner } from "./slot-facts-of.ts";

/** What a practitioner's calendar may lack. `length` in minutes: no time of that length is ever free. */
export type CalendarLack = { readonly kind: "never-open" | "ends-soon" } | { readonly kind: "too-short"; readonly length: number };

/** What is to be looked at in a calendar. */
export type CalendarFinding = ({ readonly kind: "overlap" } & Overlap) | CalendarLack;

/** Who has nothing to offer after so many days should look at their calendar; staff are told. */
export const ENDS_SOON = 14;

/** What staff should look at in a calendar; `now` in milliseconds since 1970. Source: specification/consultations.md, Staff commands. */
export const calendarFindings = (who: ConsultingPractitioner, now: number): readonly CalendarFinding[] => [
  ...overlapsIn(who.calendar).map((overlap) => ({ kind: "overlap", ...overlap }) as const),
  ...calendarLacks(who, now),
];

/**
 * What a calendar lacks within the horizon, whoever has booked; `now` in milliseconds since 1970. Source: specification/consultations.md, A
 * practitioner's own calendar.
 */
export function calendarLacks(who: ConsultingPractitioner, now: number): readonly CalendarLack[] {
  const today = indianDay(now);
  const span = { from: firstInstantOf(today), to: firstInstantOf(daysAfter(today, who.practitioner.horizon + 1)) };
  const lengths = [...new Set(who.practitioner.fees.map(({ length }) => length))].sort((a, b) => a - b);
  const startsOf = (length: number) =>
    listSlots(slotFactsOf(who, [], { now, ...span, length, patient: null, exclude: null })).calendar.flatMap(({ start }) => start ?? []);
  const [shortest] = lengths;
  const starts = shortest === undefined ? [] : startsOf(shortest);
  if (starts.length === 0) return [{ kind: "never-open" }];
  const soon = firstInstantOf(daysAfter(today, Math.min(ENDS_SOON, who.practitioner.horizon)));
  const ends = starts.some((start) => start >= soon) ? [] : [{ kind: "ends-soon" } as const];
  const tooShort = lengths.filter((length) => startsOf(length).length === 0).map((length) => ({ kind: "too-short", length }) as const);
  return [...ends, ...tooShort];
}
