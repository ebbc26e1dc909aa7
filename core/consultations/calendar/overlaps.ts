import { daysAfter } from "../../shared/day.ts";
import { WEEKDAYS } from "../slots/slot-facts.ts";
import type { Day } from "../../shared/day.ts";
import type { DayWindow, WeeklyWindow } from "../slots/slot-facts.ts";
import type { Calendar } from "./calendar.ts";

/**
 * Two windows of which each wants some of the other's time; `first`, `second` count from 0, within the date's windows where there is a
 * date.
 */
export type Overlap = { readonly date: Day | null; readonly first: number; readonly second: number };

const DAY = 1_440;
const WEEK = 7 * DAY;

/**
 * The windows that overlap: weekly ones with each other, and those of one exception. Nothing is wrong with them, as the one that begins
 * earlier has the time; but somebody may not have meant it. Source: specification/slots.md, The grid.
 */
export function overlapsIn({ windows, exceptions }: Calendar): readonly Overlap[] {
  return [
    ...pairsOf(windows, areBothOpen).map((pair) => ({ date: null, ...pair })),
    ...exceptions.flatMap((one) =>
      one.kind === "day"
        ? pairsOf(one.windows, (a, b) => meet(minutesOf(a), minutesOf(b))).map((pair) => ({ date: one.date, ...pair }))
        : [],
    ),
  ];
}

function pairsOf<One>(
  list: readonly One[],
  overlap: (a: One, b: One) => boolean,
): readonly { readonly first: number; readonly second: number }[] {
  return list.flatMap((a, first) => list.flatMap((b, second) => (first < second && overlap(a, b) ? [{ first, second }] : [])));
}

/**
 * Whether there is a week in which the two overlap; the second may begin a day earlier or later than the first, over the week's end too.
 */
function areBothOpen(a: WeeklyWindow, b: WeeklyWindow): boolean {
  const [first, second] = [inWeek(a), inWeek(b)];
  return [-WEEK, 0, WEEK].some((shift) => {
    const moved = { from: second.from + shift, to: second.to + shift };
    if (!meet(first, moved)) return false;
    const daysLater = Math.floor(moved.from / DAY) - Math.floor(first.from / DAY);
    return areInForceTogether(a, b, daysLater);
  });
}

function areInForceTogether(a: WeeklyWindow, b: WeeklyWindow, daysLater: number): boolean {
  const moved = (day: Day | null) => (day === null ? null : daysAfter(day, -daysLater));
  const begins = [a.validFrom, moved(b.validFrom)].filter((day) => day !== null);
  const ends = [a.validUntil, moved(b.validUntil)].filter((day) => day !== null);
  return begins.every((begin) => ends.every((end) => begin <= end));
}

type Minutes = { readonly from: number; readonly to: number };

const minutesOf = ({ from, to }: DayWindow): Minutes => ({ from, to: to > from ? to : to + DAY });

function inWeek(window: WeeklyWindow): Minutes {
  const { from, to } = minutesOf(window);
  const monday = WEEKDAYS.indexOf(window.weekday) * DAY;
  return { from: monday + from, to: monday + to };
}

const meet = (a: Minutes, b: Minutes): boolean => a.from < b.to && b.from < a.to;
