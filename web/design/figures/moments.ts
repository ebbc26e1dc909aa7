import { indianDay } from "#core/shared/indian-time.ts";
import { timeAt } from "./clock-time.ts";
import { weekdayOf } from "./days.ts";

/** The Indian day of a moment, in milliseconds since 1970: Fri 20 Nov. */
export const weekdayAt = (at: number): string => weekdayOf(indianDay(at));

/** Fri 20 Nov, 10:38 am. */
export const momentAt = (at: number): string => `${weekdayAt(at)}, ${timeAt(at)}`;
