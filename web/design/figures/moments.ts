import { endText, momentText } from "#core/shared/clock-text.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { clockPhrases } from "#core/shared/wording/clock.ts";
import { dayOf, datedWeekdayOf, weekdayOf } from "./days.ts";

/** The Indian day of a moment, in milliseconds since 1970: Fri 20 Nov. */
export const weekdayAt = (at: number): string => weekdayOf(indianDay(at));

/** Fri 20 Nov, 10:38 am. Midnight is named by the day that it ends: Thu 19 Nov night, 12 midnight. */
export const momentAt = (at: number): string => momentText(at, weekdayOf, clockPhrases);

/** The Indian day of a moment that may be of another year: Fri 20 Nov 2026. */
export const datedWeekdayAt = (at: number): string => datedWeekdayOf(indianDay(at));

/** A moment that may be of another year, or that stands on a paper: Fri 20 Nov 2026, 10:38 am. */
export const datedMomentAt = (at: number): string => momentText(at, datedWeekdayOf, clockPhrases);

/** A moment without its day of the week: 20 Nov 2026, 10:38 am. */
export const dateAndTimeAt = (at: number): string => momentText(at, dayOf, clockPhrases);

/**
 * A moment at which something ends or is over: Fri 20 Nov, 10:38 am. At midnight it names the day that ends then: the end of Fri 20 Nov.
 */
export const endAt = (at: number): string => endText(at, weekdayOf, clockPhrases);

/** The same of a moment that may be of another year: the end of Fri 20 Nov 2026. */
export const datedEndAt = (at: number): string => endText(at, datedWeekdayOf, clockPhrases);
