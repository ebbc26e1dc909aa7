import { firstInstantOf, weekdayFrom } from "../../shared/day.ts";
import { indianMidnight } from "../../shared/indian-time.ts";
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
  const last = indianMidnight(facts.to);
  // A window of the day before may last into a day. Its own beginning may be cut by a window of the day before that.
  for (let midnight = indianMidnight(facts.from) - 2 * DAY * MINUTE; midnight <= last; midnight += DAY * MINUTE) {
    const exception = exceptions.get(midnight);
    for (const dated of ofWeekday[weekdayFrom(midnight) - 1] ?? []) {
      if (midnight < dated.first || dated.last < midnight) continue;
      const span = spanOf(midnight, dated.window);
      weekly.push(span);
      if (exception === undefined) windows.push(span);
    }
    if (exception !== undefined) for (const window of inOrder(exception)) windows.push(spanOf(midnight, window));
  }
  return { stretches: withoutClosed(withoutOverlaps(windows), closedSpans(facts.exceptions)), weekly: joined(weekly) };
}

/** A weekly window and the midnights of the first and last day on which it may begin. */
type DatedWindow = { readonly window: DayWindow; readonly first: number; readonly last: number };

/**
 * By the place of the weekday in the week, in order. Midnights are compared instead of days, as naming each day costs more than all the
 * rest.
 */
function windowsByWeekday(windows: readonly WeeklyWindow[]): readonly (readonly DatedWindow[])[] {
  const week: DatedWindow[][] = WEEKDAYS.map(() => []);
  for (const window of inOrder(windows)) {
    const first = window.validFrom === null ? -Infinity : firstInstantOf(window.validFrom);
    const last = window.validUntil === null ? Infinity : firstInstantOf(window.validUntil);
    week[WEEKDAYS.indexOf(window.weekday)]?.push({ window, first, last });
  }
  return week;
}

/** As they begin; of those that begin together the longer one comes first. */
const inOrder = <Window extends DayWindow>(windows: readonly Window[]): readonly Window[] =>
  windows.toSorted((a, b) => a.from - b.from || endOf(b) - endOf(a));

/** In minutes since the midnight before its beginning. */
const endOf = ({ from, to }: DayWindow): number => (to > from ? to : to + DAY);

const spanOf = (midnight: number, window: DayWindow): Span => ({
  from: midnight + window.from * MINUTE,
  to: midnight + endOf(window) * MINUTE,
});

/** Where windows overlap, the one that begins earlier has the time; if both begin together, the longer one. They are in order. */
function withoutOverlaps(windows: readonly Span[]): readonly Span[] {
  const stored: Span[] = [];
  let end = -Infinity;
  for (const window of windows) {
    if (window.to <= end) continue;
    stored.push(window.from < end ? { from: end, to: window.to } : window);
    end = window.to;
  }
  return stored;
}

const closedSpans = (exceptions: readonly CalendarException[]): readonly Span[] =>
  joined(exceptions.flatMap((one) => (one.kind === "closed" ? [{ from: one.from, to: one.to }] : [])).sort((a, b) => a.from - b.from));

function withoutClosed(windows: readonly Span[], closed: readonly Span[]): readonly Span[] {
  if (closed.length === 0) return windows;
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

/** Spans in the order of their beginnings, those that touch as one. */
function joined(spans: readonly Span[]): readonly Span[] {
  const joint: Span[] = [];
  for (const span of spans) {
    const last = joint.at(-1);
    if (last !== undefined && span.from <= last.to) joint[joint.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else joint.push(span);
  }
  return joint;
}
