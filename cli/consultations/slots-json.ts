import { indianTime } from "#core/shared/indian-time.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { printedUtc } from "#core/shared/printed-utc.ts";
import { utcOrNull } from "#cli/printing/utc-or-null.ts";
import type { SlotExplanation } from "#core/consultations/slots/explain-slot.ts";
import type { SlotList } from "#core/consultations/slots/list-slots.ts";
import type { CalendarEntry } from "#core/consultations/slots/slot-calendar.ts";

/** What `slots list --json` prints, its keys in that order. Source: specification/slots.md, The command. */
export const slotsJson = ({ slots, days, calendar }: SlotList) => ({
  slots: slots.map(({ from, to }) => ({ start: printedUtc(from), end: printedUtc(to), day: indianDay(from), time: indianTime(from) })),
  days: days.map(({ day, offered, first }) => ({ day, offered, first: utcOrNull(first) })),
  calendar: calendar.map(({ from, to, ...entry }) => ({ from: printedUtc(from), to: printedUtc(to), ...reasonJson(entry) })),
});

/** What `slots explain --json` prints, its keys in that order. Source: specification/slots.md, The command. */
export const slotExplanationJson = ({ at, entry, isStart, before, after }: SlotExplanation) => ({
  at: printedUtc(at),
  ...reasonJson(entry),
  is_start: isStart,
  before: utcOrNull(before),
  after: utcOrNull(after),
});

const reasonJson = ({ reason, start, booking, freeAt }: Omit<CalendarEntry, "from" | "to">) => ({
  reason,
  start: utcOrNull(start),
  booking,
  free_at: utcOrNull(freeAt),
});
