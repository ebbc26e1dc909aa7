import { addMonths } from "date-fns/addMonths";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { differenceInCalendarMonths } from "date-fns/differenceInCalendarMonths";
import { differenceInYears } from "date-fns/differenceInYears";
import { lightFormat } from "date-fns/lightFormat";
import { AHEAD_OF_UTC } from "./indian-time.ts";

declare const dayBrand: unique symbol;

/** A day of the calendar, as "2026-11-20". Days sort as text. */
export type Day = string & { readonly [dayBrand]: true };

/** Null where there is no such day. */
export function dayIn(text: string): Day | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) ? (text as Day) : null; // A 30 February may be read as a day of March.
}

/** Throws a RangeError on what is no day. */
export function day(text: string): Day {
  const read = dayIn(text);
  if (read === null) throw new RangeError(`${text} is no day`);
  return read;
}

/** The first instant of a day in India, in milliseconds since 1970. */
export const firstInstantOf = (day: Day): number => Date.parse(day) - AHEAD_OF_UTC;

export const daysAfter = (from: Day, days: number): Day => new Date(Date.parse(from) + days * DAY).toISOString().slice(0, 10) as Day;

/** The next day. Most differ in the last two digits alone, which costs much less than to reckon. */
export function dayAfter(from: Day): Day {
  const date = Number(from.slice(8));
  return date < SHORTEST_MONTH ? (`${from.slice(0, 8)}${date < 9 ? "0" : ""}${date + 1}` as Day) : daysAfter(from, 1);
}

const SHORTEST_MONTH = 28;

/** Which day of the week a day is: 1 Monday to 7 Sunday. */
export const weekdayOf = (day: Day): number => weekdayFrom(firstInstantOf(day));

/** The same of the day that begins in India at a moment, in milliseconds since 1970. */
export const weekdayFrom = (midnight: number): number => {
  const days = Math.floor((midnight + AHEAD_OF_UTC) / DAY);
  return ((((days + THURSDAY) % WEEK) + WEEK) % WEEK) + 1;
};

const WEEK = 7;
/** 1 January 1970, from Monday as 0. */
const THURSDAY = 3;

const DAY = 24 * 60 * 60 * 1000; // A day is a label: no time zone makes it longer.

/** The same day of a later month, or that month's last day. */
export const monthsAfter = (from: Day, months: number): Day => lightFormat(addMonths(dateOf(from), months), "yyyy-MM-dd") as Day;

/** Whole years from a birthday to a day; somebody born on a 29 February is a year older on 1 March. */
export const ageOn = (today: Day, birthdate: Day): number => differenceInYears(dateOf(today), dateOf(birthdate));

/** Whole months from a day to a later one; from a 31st or a 29 February they are whole on the 1st that follows, as years are. */
export function monthsFrom(from: Day, to: Day): number {
  const [first, last] = [dateOf(from), dateOf(to)];
  const months = differenceInCalendarMonths(last, first);
  return last.getDate() < first.getDate() ? months - 1 : months;
}

/** Days from a day to a later one. */
export const daysFrom = (from: Day, to: Day): number => differenceInCalendarDays(dateOf(to), dateOf(from));

/** Midnight in the machine's own zone, in which date-fns counts: the zone goes out as it came in. */
function dateOf(text: Day): Date {
  const date = new Date(2000, 0, 1);
  date.setFullYear(Number(text.slice(0, 4)), Number(text.slice(5, 7)) - 1, Number(text.slice(8)));
  return date;
}
