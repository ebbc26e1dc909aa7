import { daysAfter, firstInstantOf } from "../../../shared/day.ts";
import { AHEAD_OF_UTC, indianDay } from "../../../shared/indian-time.ts";
import { slotFactsOf } from "../../calendar/slot-facts-of.ts";
import { offeredStarts } from "../../calendar/offered-starts.ts";
import { slotCalendar } from "../../slots/slot-calendar.ts";
import type { Day } from "../../../shared/day.ts";
import type { ListedPractitioner } from "../../practitioner/practitioners.port.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** For so long from the first free time on each start is kept, and one after that. They are listed again before all of them are past. */
const EACH_START_FOR = 2 * DAY;

/**
 * When somebody is free for `length` minutes, in a form that holds while time goes by: `starts` are the first free starts in order, in
 * minutes since 1970; `lastOn` the last one of each Indian day from `firstDay` on, which counts days since 1970, 0: there is none.
 */
export type LengthTimes = {
  readonly length: number;
  readonly starts: Int32Array;
  readonly firstDay: number;
  readonly lastOn: Int32Array;
};

/** The free times of each length, and until when they hold, in milliseconds since 1970. */
export type TimedPractitioner = { readonly times: readonly LengthTimes[]; readonly until: number };

export const numberOfDay = (day: Day): number => Date.parse(day) / DAY;

/**
 * The free times by the one function of slots, as they are for a patient without appointments of their own. They are listed for a day more
 * than is offered now, so that they hold until the next day; `stagger`, from 0 to 1, says when on that day they are listed again.
 * Source: specification/consultations.md, Directory.
 */
export function timedPractitioner(
  who: ListedPractitioner,
  { now, lengths, stagger }: { readonly now: number; readonly lengths: readonly number[]; readonly stagger: number },
): TimedPractitioner {
  const tomorrow = firstInstantOf(daysAfter(indianDay(now), 1));
  const holds = who.appointments.flatMap(({ expiresAt }) => (expiresAt !== null && expiresAt > now ? [expiresAt] : []));
  return {
    times: lengths.map((length) => freeTimes(who, now, length)),
    until: Math.min(tomorrow + stagger * DAY, ...holds),
  };
}

function freeTimes(who: ListedPractitioner, now: number, length: number): LengthTimes {
  const today = indianDay(now);
  const { horizon } = who.practitioner;
  const aDayMore = { ...who, practitioner: { ...who.practitioner, horizon: horizon + 1 } };
  const span = { from: Math.floor(now / MINUTE) * MINUTE, to: firstInstantOf(daysAfter(today, horizon + 2)) };
  const facts = slotFactsOf(aDayMore, who.appointments, { now, ...span, length, patient: null, exclude: null });
  const offered = offeredStarts(facts, slotCalendar(facts));
  const firstDay = numberOfDay(today);
  const lastOn = new Int32Array(horizon + 2);
  for (const start of offered) lastOn[Math.floor((start + AHEAD_OF_UTC) / DAY) - firstDay] = start / MINUTE;
  const end = (offered[0] ?? 0) + EACH_START_FOR;
  const next = offered.findIndex((start) => start > end);
  const stored = next === -1 ? offered : offered.slice(0, next + 1);
  return { length, starts: Int32Array.from(stored, (start) => start / MINUTE), firstDay, lastOn };
}

/** What is offered at a moment: from `first` on, in minutes since 1970, to the Indian day `lastDay`. */
export type Offered = { readonly first: number; readonly lastDay: number };

/** The first free start in minutes since 1970; Infinity: there is none. */
export function firstFree({ starts }: LengthTimes, { first, lastDay }: Offered): number {
  const start = starts.find((one) => one >= first);
  return start === undefined || Math.floor((start * MINUTE + AHEAD_OF_UTC) / DAY) > lastDay ? Infinity : start;
}

export const isFreeOn = ({ lastOn, firstDay }: LengthTimes, day: number, { first, lastDay }: Offered): boolean => {
  const last = lastOn[day - firstDay] ?? 0;
  return last !== 0 && last >= first && day <= lastDay;
};
