import { daysAfter } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { slotCalendar } from "./slot-calendar.ts";
import type { Day } from "../../shared/day.ts";
import type { CalendarEntry } from "./slot-calendar.ts";
import type { SlotFacts, Span } from "./slot-facts.ts";

const MINUTE = 60_000;

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
  const slots = calendar.flatMap(({ reason, start }) =>
    reason === "offered" && start !== null && start >= facts.from ? [{ from: start, to: start + facts.length * MINUTE }] : [],
  );
  return { slots, days: daysOf(facts, slots), calendar };
}

function daysOf({ from, to }: SlotFacts, slots: readonly Span[]): readonly DayOfSlots[] {
  const counts = new Map<Day, { readonly offered: number; readonly first: number }>();
  for (const { from: start } of slots) {
    const day = indianDay(start);
    const before = counts.get(day);
    counts.set(day, { offered: (before?.offered ?? 0) + 1, first: before?.first ?? start });
  }
  const days: DayOfSlots[] = [];
  const last = indianDay(to - 1);
  for (let day = indianDay(from); day <= last; day = daysAfter(day, 1))
    days.push({ day, ...(counts.get(day) ?? { offered: 0, first: null }) });
  return days;
}
