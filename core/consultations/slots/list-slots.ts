import { firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { offeredStarts } from "../calendar/offered-starts.ts";
import { slotCalendar } from "./slot-calendar.ts";
import type { Day } from "../../shared/day.ts";
import type { CalendarEntry } from "./slot-calendar.ts";
import type { SlotFacts, Span } from "./slot-facts.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

/** How many slots are offered on a day, and the first of them by its start; null: there is none. */
export type DayOfSlots = { readonly day: Day; readonly offered: number; readonly first: number | null };

/** `slots`: what is offered with its start in [from, to); `days`: every Indian day that [from, to) touches. */
export type SlotList = {
  readonly slots: readonly Span[];
  readonly days: readonly DayOfSlots[];
  readonly calendar: readonly CalendarEntry[];
};

/**
 * The slots that are offered in [from, to), by day, and the calendar from which they are read. Source: specification/slots.md, The command.
 */
export function listSlots(facts: SlotFacts): SlotList {
  const calendar = slotCalendar(facts);
  const slots = offeredStarts(facts, calendar).map((from) => ({ from, to: from + facts.length * MINUTE }));
  return { slots, days: daysOf(facts, slots), calendar };
}

/** `slots` are in order. */
function daysOf({ from, to }: SlotFacts, slots: readonly Span[]): readonly DayOfSlots[] {
  const days: DayOfSlots[] = [];
  let at = 0;
  for (let midnight = firstInstantOf(indianDay(from)); midnight < to; midnight += DAY) {
    const end = midnight + DAY;
    const before = at;
    while ((slots[at]?.from ?? Infinity) < end) at += 1;
    days.push({ day: indianDay(midnight), offered: at - before, first: at > before ? (slots[before]?.from ?? null) : null });
  }
  return days;
}
