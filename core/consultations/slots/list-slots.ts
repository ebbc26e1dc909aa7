import { dayAfter } from "../../shared/day.ts";
import { indianDay, indianMidnight } from "../../shared/indian-time.ts";
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
  const slots = offeredSlots(facts, calendar);
  return { slots, days: daysOf(facts, slots), calendar };
}

/** An entry that is a whole slot is the slot itself: a list of many needs no second object for each. */
function offeredSlots({ from, length }: SlotFacts, calendar: readonly CalendarEntry[]): readonly Span[] {
  const slots: Span[] = [];
  for (const entry of calendar) {
    const { reason, start } = entry;
    if (reason !== "offered" || start === null || start < from) continue;
    const to = start + length * MINUTE;
    slots.push(entry.to === to ? entry : { from: start, to });
  }
  return slots;
}

/** `slots` are in order. */
function daysOf({ from, to }: SlotFacts, slots: readonly Span[]): readonly DayOfSlots[] {
  const days: DayOfSlots[] = [];
  let at = 0;
  let day = indianDay(from);
  for (let midnight = indianMidnight(from); midnight < to; midnight += DAY) {
    const end = midnight + DAY;
    const before = at;
    while ((slots[at]?.from ?? Infinity) < end) at += 1;
    days.push({ day, offered: at - before, first: at > before ? (slots[before]?.from ?? null) : null });
    day = dayAfter(day);
  }
  return days;
}
