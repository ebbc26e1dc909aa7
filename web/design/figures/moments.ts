import { indianDay } from "#core/shared/indian-time.ts";
import { firstInstantOf } from "#core/shared/day.ts";
import { momentPhrases } from "#web/design/wording/moments.ts";
import { timeAt } from "./clock-time.ts";
import { datedWeekdayOf, weekdayOf } from "./days.ts";

/** The Indian day of a moment, in milliseconds since 1970: Fri 20 Nov. */
export const weekdayAt = (at: number): string => weekdayOf(indianDay(at));

/** Fri 20 Nov, 10:38 am. */
export const momentAt = (at: number): string => `${weekdayAt(at)}, ${timeAt(at)}`;

/** The Indian day of a moment that may be of another year: Fri 20 Nov 2026. */
export const datedWeekdayAt = (at: number): string => datedWeekdayOf(indianDay(at));

/** A moment that may be of another year, or that stands on a paper: Fri 20 Nov 2026, 10:38 am. */
export const datedMomentAt = (at: number): string => `${datedWeekdayAt(at)}, ${timeAt(at)}`;

/** A moment at which something ends or is over: Fri 20 Nov, 10:38 am. At midnight it names the day that ends then: the end of Fri 20 Nov. */
export const endAt = (at: number): string => (isMidnight(at) ? momentPhrases.endOf({ day: weekdayAt(at - 1) }) : momentAt(at));

/** The same of a moment that may be of another year: the end of Fri 20 Nov 2026. */
export const datedEndAt = (at: number): string =>
  isMidnight(at) ? momentPhrases.endOf({ day: datedWeekdayAt(at - 1) }) : datedMomentAt(at);

const isMidnight = (at: number): boolean => at === firstInstantOf(indianDay(at));
