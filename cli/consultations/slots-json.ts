import { indianTime } from "#core/shared/indian-time.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import type { SlotExplanation } from "#core/consultations/slots/explain-slot.ts";
import type { SlotList } from "#core/consultations/slots/list-slots.ts";
import type { CalendarEntry } from "#core/consultations/slots/slot-calendar.ts";

/** What `slots list --json` prints, its keys in that order. Source: specification/slots.md, The command. */
export const slotsJson = ({ slots, days, calendar }: SlotList) => ({
  slots: slots.map(({ from, to }) => ({ start: printedUtc(from), end: printedUtc(to), day: indianDay(from), time: indianTime(from) })),
  days: days.map(({ day, offered, first }) => ({ day, offered, first: printedOrNull(first) })),
  calendar: calendar.map(({ from, to, ...entry }) => ({ from: printedUtc(from), to: printedUtc(to), ...reasonJson(entry) })),
});

/** What `slots explain --json` prints, its keys in that order. Source: specification/slots.md, The command. */
export const slotExplanationJson = ({ at, entry, isStart, before, after }: SlotExplanation) => ({
  at: printedUtc(at),
  ...reasonJson(entry),
  is_start: isStart,
  before: printedOrNull(before),
  after: printedOrNull(after),
});

const reasonJson = ({ reason, start, booking, freeAt }: Omit<CalendarEntry, "from" | "to">) => ({
  reason,
  start: printedOrNull(start),
  booking,
  free_at: printedOrNull(freeAt),
});

const printedOrNull = (at: number | null): string | null => (at === null ? null : printedUtc(at));
