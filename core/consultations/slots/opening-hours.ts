import { firstInstantOf } from "../../shared/day.ts";
import { AHEAD_OF_UTC, indianDay } from "../../shared/indian-time.ts";
import { WEEKDAYS } from "./slot-facts.ts";
import type { CalendarException, DayWindow, SlotFacts, Span, WeeklyWindow } from "./slot-facts.ts";

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
  const exceptions = new Map(
    facts.exceptions.flatMap((one) => (one.kind === "day" ? [[firstInstantOf(one.date), one.windows] as const] : [])),
  );
  const ofWeekday = windowsByWeekday(facts.windows);
  const weekly: Span[] = [];
  const windows: Span[] = [];
  for (const midnight of midnightsAround(facts)) {
    const ofDay = (ofWeekday[weekdayOf(midnight)] ?? [])
      .filter(({ first, last }) => first <= midnight && midnight <= last)
      .map(({ window }) => spanOf(midnight, window));
    for (const span of ofDay) weekly.push(span);
    for (const span of exceptions.get(midnight)?.map((window) => spanOf(midnight, window)) ?? ofDay) windows.push(span);
  }
  return { stretches: withoutClosed(withoutOverlaps(windows), closedSpans(facts.exceptions)), weekly: joined(weekly) };
}

/** In milliseconds since 1970. A window of the day before may last into a day. Its own beginning may be cut by a window of the day before that. */
function midnightsAround({ from, to }: Span): readonly number[] {
  const midnights: number[] = [];
  const last = firstInstantOf(indianDay(to));
  for (let midnight = firstInstantOf(indianDay(from)) - 2 * DAY * MINUTE; midnight <= last; midnight += DAY * MINUTE)
    midnights.push(midnight);
  return midnights;
}

/** A weekly window and the midnights of the first and last day on which it may begin. */
type DatedWindow = { readonly window: DayWindow; readonly first: number; readonly last: number };

/** By the place of the weekday in the week. Midnights are compared instead of days, as naming each day costs more than all the rest. */
const windowsByWeekday = (windows: readonly WeeklyWindow[]): readonly (readonly DatedWindow[])[] =>
  WEEKDAYS.map((weekday) =>
    windows
      .filter((window) => window.weekday === weekday)
      .map((window) => ({
        window,
        first: window.validFrom === null ? -Infinity : firstInstantOf(window.validFrom),
        last: window.validUntil === null ? Infinity : firstInstantOf(window.validUntil),
      })),
  );

/** 1970 began on a Thursday. */
const weekdayOf = (midnight: number): number => ((((midnight + AHEAD_OF_UTC) / (DAY * MINUTE) + 3) % 7) + 7) % 7;

const spanOf = (midnight: number, { from, to }: DayWindow): Span => ({
  from: midnight + from * MINUTE,
  to: midnight + (to > from ? to : to + DAY) * MINUTE,
});

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
