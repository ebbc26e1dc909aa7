import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import { replacedCalendar } from "../calendar/replaced-calendar.ts";
import type { Day } from "../../shared/day.ts";
import type { Calendar } from "../calendar/calendar.ts";
import type { CalendarException, WeeklyWindow } from "../slots/slot-facts.ts";

/** What is over for so many days is kept no longer: a calendar that is often changed would else be full one day. */
const KEPT_DAYS = 31;

/**
 * The former calendar before `today`, and from then on what the incoming one says. What stays as it was is not cut in two at that day.
 * Source: specification/consultations.md, A practitioner's own calendar.
 */
export function changedCalendar(former: Calendar, incoming: Calendar, today: Day): Calendar {
  const { windows, exceptions } = replacedCalendar(former, incoming, today);
  const oldest = daysAfter(today, -KEPT_DAYS);
  return {
    windows: windows.filter(({ validUntil }) => validUntil === null || validUntil >= oldest).reduce(joinedTo(today), []),
    exceptions: exceptions
      .filter((one) => (one.kind === "day" ? one.date >= oldest : one.to > firstInstantOf(oldest)))
      .reduce(closedTo(firstInstantOf(today)), []),
  };
}

/** Joins a window that begins to hold today with the same one that holds until yesterday. */
function joinedTo(today: Day) {
  const yesterday = daysAfter(today, -1);
  return (before: readonly WeeklyWindow[], window: WeeklyWindow): readonly WeeklyWindow[] => {
    const { weekday, from, to } = window;
    const same = before.findIndex(
      (one) => one.validUntil === yesterday && one.weekday === weekday && one.from === from && one.to === to && window.validFrom === today,
    );
    return same < 0 ? [...before, window] : before.map((one, at) => (at === same ? { ...one, validUntil: window.validUntil } : one));
  };
}

/** Joins a closed span that begins at `instant` with one that ends there. */
function closedTo(instant: number) {
  return (before: readonly CalendarException[], one: CalendarException): readonly CalendarException[] => {
    const same =
      one.kind === "closed" && one.from === instant ? before.findIndex((each) => each.kind === "closed" && each.to === instant) : -1;
    if (same < 0 || one.kind === "day") return [...before, one];
    return before.map((each, at) => (at === same ? { ...each, to: one.to } : each));
  };
}
