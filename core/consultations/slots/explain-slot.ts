import { listSlots } from "./list-slots.ts";
import type { CalendarEntry } from "./slot-calendar.ts";
import type { SlotFacts } from "./slot-facts.ts";

/** `isStart`: the instant is the slot's start; `before`, `after`: the nearest offered starts on either side, null where there is none. */
export type SlotExplanation = {
  readonly at: number;
  readonly entry: CalendarEntry;
  readonly isStart: boolean;
  readonly before: number | null;
  readonly after: number | null;
};

/** What the calendar says about an instant; null if it is outside [from, to). Source: specification/slots.md, The command. */
export function explainSlot(facts: SlotFacts, at: number): SlotExplanation | null {
  const { calendar, slots } = listSlots(facts);
  const entry = calendar.find(({ from, to }) => from <= at && at < to);
  if (entry === undefined) return null;
  const starts = slots.map(({ from }) => from);
  return {
    at,
    entry,
    isStart: entry.start === at,
    before: starts.findLast((start) => start < at) ?? null,
    after: starts.find((start) => start > at) ?? null,
  };
}
