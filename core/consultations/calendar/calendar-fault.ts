import type { CalendarException, DayWindow, WeeklyWindow } from "../slots/slot-facts.ts";
import type { Calendar } from "./calendar.ts";

/** The most that a calendar holds: of windows of each week, of exceptions, and of windows of a day with other hours. */
export const MOST_WINDOWS = 200;
export const MOST_EXCEPTIONS = 1_000;
export const MOST_WINDOWS_OF_A_DAY = 24;

/**
 * What can't be in a calendar; `nth` counts from 0. "no-length": it ends when it begins; "backwards": it ends before it begins;
 * "date-twice": another exception has this date. `window` is one of a day with other hours; null: the entry itself.
 */
export type CalendarFault =
  | { readonly in: "windows"; readonly nth: number; readonly problem: "no-length" | "backwards" }
  | {
      readonly in: "exceptions";
      readonly nth: number;
      readonly window: number | null;
      readonly problem: "no-length" | "backwards" | "date-twice" | "too-many";
    };

/** The faults of a calendar in its order; none: it can be used. Source: specification/slots.md, Weekly windows and exceptions. */
export const calendarFaults = ({ windows, exceptions }: Calendar): readonly CalendarFault[] => [
  ...windows.flatMap((window, nth) => {
    const problem = faultOf(window);
    return problem === null ? [] : [{ in: "windows", nth, problem } as const];
  }),
  ...exceptions.flatMap((one, nth) =>
    faultsOf(one, exceptions.slice(0, nth)).map((fault) => ({ in: "exceptions", nth, ...fault }) as const),
  ),
];

function faultOf(window: WeeklyWindow): "no-length" | "backwards" | null {
  if (hasNoLength(window)) return "no-length";
  return window.validFrom !== null && window.validUntil !== null && window.validUntil < window.validFrom ? "backwards" : null;
}

const hasNoLength = ({ from, to }: DayWindow): boolean => from === to;

type ExceptionFault = Omit<Extract<CalendarFault, { readonly in: "exceptions" }>, "in" | "nth">;

function faultsOf(one: CalendarException, before: readonly CalendarException[]): readonly ExceptionFault[] {
  if (one.kind === "closed") return one.to <= one.from ? [{ window: null, problem: "backwards" }] : [];
  const isTwice = before.some((other) => other.kind === "day" && other.date === one.date);
  const isFull = one.windows.length > MOST_WINDOWS_OF_A_DAY;
  return [
    ...(isTwice ? [{ window: null, problem: "date-twice" } as const] : []),
    ...(isFull ? [{ window: null, problem: "too-many" } as const] : []),
    ...one.windows.flatMap((window, nth) => (hasNoLength(window) ? [{ window: nth, problem: "no-length" } as const] : [])),
  ];
}
