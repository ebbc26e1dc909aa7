import { firstInstantOf } from "../../shared/day.ts";
import { AHEAD_OF_UTC } from "../../shared/indian-time.ts";
import type { Day } from "../../shared/day.ts";

/** Which day of the week a day is: 1 Monday to 7 Sunday. Source: specification/labs.md, Slots of a lab. */
export const weekdayOf = (day: Day): number => weekdayFrom(firstInstantOf(day));

/** The same of the day that begins in India at a moment, in milliseconds since 1970. */
export const weekdayFrom = (midnight: number): number => {
  const days = Math.floor((midnight + AHEAD_OF_UTC) / DAY);
  return ((((days + THURSDAY) % WEEK) + WEEK) % WEEK) + 1;
};

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;
/** 1 January 1970, from Monday as 0. */
const THURSDAY = 3;
