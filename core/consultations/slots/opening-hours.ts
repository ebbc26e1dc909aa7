import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { indianDay } from "../../shared/indian-time.ts";
import { WEEKDAYS } from "./slot-facts.ts";
import type { Day } from "../../shared/day.ts";
import type { CalendarException, DayWindow, SlotFacts, Span, Weekday, WeeklyWindow } from "./slot-facts.ts";

const MINUTE = 60_000;
const DAY = 1_440;

/**
 * `stretches` are in order and do not overlap. `weekly` is what weekly windows open, without exceptions; stretches that touch are joined.
 */
export type OpeningHours = { readonly stretches: readonly Span[]; readonly weekly: readonly Span[] };

/**
 * When a practitioner consults around [from, to): the windows of each day, cut where they overlap, without the closed spans. Windows that
 * touch remain two stretches. Source: specification/slots.md, The grid.
 */
export function openingHours(facts: SlotFacts): OpeningHours {
  const exceptions = new Map(facts.exceptions.flatMap((one) => (one.kind === "day" ? [[one.date, one.windows] as const] : [])));
  const ofWeekday = new Map(WEEKDAYS.map((weekday) => [weekday, facts.windows.filter((window) => window.weekday === weekday)]));
  const weekly: Span[] = [];
  const windows: Span[] = [];
  for (const day of daysAround(facts)) {
    const ofDay = weeklyWindowsOf(day, ofWeekday).map((window) => spanOf(day, window));
    weekly.push(...ofDay);
    windows.push(...(exceptions.get(day)?.map((window) => spanOf(day, window)) ?? ofDay));
  }
  return { stretches: withoutClosed(withoutOverlaps(windows), closedSpans(facts.exceptions)), weekly: joined(weekly) };
}

/** A window of the day before may last into a day. Its own beginning may be cut by a window of the day before that. */
function daysAround({ from, to }: Span): readonly Day[] {
  const last = indianDay(to);
  const days: Day[] = [];
  for (let day = daysAfter(indianDay(from), -2); day <= last; day = daysAfter(day, 1)) days.push(day);
  return days;
}

const weeklyWindowsOf = (day: Day, windows: ReadonlyMap<Weekday, readonly WeeklyWindow[]>): readonly DayWindow[] =>
  (windows.get(weekdayOf(day)) ?? []).filter(
    ({ validFrom, validUntil }) => (validFrom === null || validFrom <= day) && (validUntil === null || day <= validUntil),
  );

/** 1970 began on a Thursday. */
const weekdayOf = (day: Day): Weekday => WEEKDAYS[(((Date.parse(day) / (DAY * MINUTE) + 3) % 7) + 7) % 7] ?? "monday";

function spanOf(day: Day, { from, to }: DayWindow): Span {
  const midnight = firstInstantOf(day);
  return { from: midnight + from * MINUTE, to: midnight + (to > from ? to : to + DAY) * MINUTE };
}

/** Where windows overlap, the one that begins earlier has the time; if both begin together, the longer one. */
function withoutOverlaps(windows: readonly Span[]): readonly Span[] {
  const kept: Span[] = [];
  let end = -Infinity;
  for (const { from, to } of windows.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (to <= end) continue;
    kept.push({ from: Math.max(from, end), to });
    end = to;
  }
  return kept;
}

const closedSpans = (exceptions: readonly CalendarException[]): readonly Span[] =>
  joined(exceptions.flatMap((one) => (one.kind === "closed" ? [{ from: one.from, to: one.to }] : [])));

function withoutClosed(windows: readonly Span[], closed: readonly Span[]): readonly Span[] {
  return windows.flatMap((window) => {
    const pieces: Span[] = [];
    let from = window.from;
    for (const span of closed) {
      if (span.to <= from || span.from >= window.to) continue;
      if (span.from > from) pieces.push({ from, to: span.from });
      from = span.to;
    }
    return from < window.to ? [...pieces, { from, to: window.to }] : pieces;
  });
}

function joined(spans: readonly Span[]): readonly Span[] {
  const joint: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joint.at(-1);
    if (last !== undefined && span.from <= last.to) joint[joint.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else joint.push(span);
  }
  return joint;
}
