import { openingHours } from "./opening-hours.ts";
import { SlotJudge } from "./slot-judge.ts";
import type { SlotFacts, Span } from "./slot-facts.ts";
import type { SlotReason, SlotVerdict } from "./slot-judge.ts";

const MINUTE = 60_000;

export type CalendarReason = SlotReason | "pause" | "too_short" | "closed" | "outside";

/** `start` is the start of the whole slot, even if the entry is cut; null: the entry is no slot. Milliseconds since 1970. */
export type CalendarEntry = Span & {
  readonly reason: CalendarReason;
  readonly start: number | null;
  readonly booking: string | null;
  readonly freeAt: number | null;
};

/**
 * The calendar of a practitioner over [from, to): a contiguous partition in order, with one reason for each instant. Slots are generated
 * only here; every other answer about them is read from this calendar. Source: specification/slots.md, The grid.
 */
export function slotCalendar(facts: SlotFacts): readonly CalendarEntry[] {
  const { stretches, weekly } = openingHours(facts);
  const judge = new SlotJudge(facts);
  const entries: CalendarEntry[] = [];
  let at = facts.from;
  for (const stretch of stretches) {
    if (stretch.to <= facts.from || stretch.from >= facts.to) continue;
    for (const entry of notOpen({ from: at, to: stretch.from }, weekly)) entries.push(entry);
    for (const entry of cutTo(facts, entriesOf(stretch, facts, judge))) entries.push(entry);
    at = stretch.to;
  }
  return [...entries, ...notOpen({ from: at, to: facts.to }, weekly)];
}

/** The entries of time that is not open: "closed" where an exception closes what a weekly window opens, else "outside". */
function notOpen(span: Span, weekly: readonly Span[]): readonly CalendarEntry[] {
  if (span.from >= span.to) return []; // A stretch may reach beyond the span that was asked for.
  const entries: CalendarEntry[] = [];
  let at = span.from;
  for (const { from, to } of weekly) {
    if (to <= at || from >= span.to) continue;
    if (from > at) entries.push(noSlot("outside", at, from));
    const begins = Math.max(from, at);
    at = Math.min(to, span.to);
    entries.push(noSlot("closed", begins, at));
  }
  return at < span.to ? [...entries, noSlot("outside", at, span.to)] : entries;
}

/** Slots begin at the stretch's start and after each length + buffer. The entries between and after them are added. */
function entriesOf(stretch: Span, { length, practitioner, from, to }: SlotFacts, judge: SlotJudge): readonly CalendarEntry[] {
  const entries: CalendarEntry[] = [];
  const lasts = length * MINUTE;
  const step = lasts + practitioner.buffer * MINUTE;
  let at = stretch.from;
  for (let start = stretch.from; start + lasts <= stretch.to; start += step) {
    if (at < start) entries.push(noSlot("pause", at, start));
    at = start + lasts;
    if (at > from && start < to) {
      const { reason, booking, freeAt } = judge.verdictOn(start);
      entries.push({ from: start, to: at, reason, start, booking, freeAt });
    }
  }
  return at < stretch.to ? [...entries, noSlot("too_short", at, stretch.to)] : entries;
}

/** Most lie within the span whole, and stay as they are. */
function cutTo({ from, to }: Span, entries: readonly CalendarEntry[]): readonly CalendarEntry[] {
  const first = entries[0]?.from ?? from;
  const last = entries.at(-1)?.to ?? to;
  if (first >= from && last <= to) return entries;
  return entries
    .filter((entry) => entry.to > from && entry.from < to)
    .map((entry) => ({ ...entry, from: Math.max(entry.from, from), to: Math.min(entry.to, to) }));
}

function noSlot(reason: Exclude<CalendarReason, SlotVerdict["reason"]>, from: number, to: number): CalendarEntry {
  return { from, to, reason, start: null, booking: null, freeAt: null };
}
