import type { Day } from "../../shared/day.ts";

/** Which day of the week a day is: 1 Monday to 7 Sunday. Source: specification/labs.md, Slots of a lab. */
export const weekdayOf = (day: Day): number => new Date(Date.parse(day)).getUTCDay() || 7;
