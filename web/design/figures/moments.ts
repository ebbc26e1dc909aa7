import { indianDay } from "#core/shared/indian-time.ts";
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
