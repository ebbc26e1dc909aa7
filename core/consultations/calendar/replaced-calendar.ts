import { daysAfter, firstInstantOf } from "../../shared/day.ts";
import type { Day } from "../../shared/day.ts";
import type { CalendarException } from "../slots/slot-facts.ts";
import type { Calendar } from "./calendar.ts";

/**
 * The calendar from `from` on as the incoming one says, before it as it was; `from` null: all of it as the incoming one says. Nothing that
 * begins before `from` changes, the end of a night that began the day before included. Source: specification/consultations.md, Staff
 * commands.
 */
export function replacedCalendar(former: Calendar, incoming: Calendar, from: Day | null): Calendar {
  if (from === null) return incoming;
  const [lastBefore, instant] = [daysAfter(from, -1), firstInstantOf(from)];
  return {
    windows: [
      ...former.windows
        .filter(({ validFrom }) => validFrom === null || validFrom <= lastBefore)
        .map((window) => ({ ...window, validUntil: earlier(window.validUntil, lastBefore) })),
      ...incoming.windows
        .filter(({ validUntil }) => validUntil === null || validUntil >= from)
        .map((window) => ({ ...window, validFrom: later(window.validFrom, from) })),
    ],
    exceptions: [
      ...former.exceptions.flatMap((one): readonly CalendarException[] => {
        if (one.kind === "day") return one.date < from ? [one] : [];
        return one.from < instant ? [{ ...one, to: Math.min(one.to, instant) }] : [];
      }),
      ...incoming.exceptions.flatMap((one): readonly CalendarException[] => {
        if (one.kind === "day") return one.date >= from ? [one] : [];
        return one.to > instant ? [{ ...one, from: Math.max(one.from, instant) }] : [];
      }),
    ],
  };
}

const earlier = (a: Day | null, b: Day): Day => (a !== null && a < b ? a : b);
const later = (a: Day | null, b: Day): Day => (a !== null && a > b ? a : b);
