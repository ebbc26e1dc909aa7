import { calendarFaults } from "#core/consultations/calendar/calendar-fault.ts";
import { dayIn, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { endIn, minutesIn } from "./time-text.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { CalendarFault } from "#core/consultations/calendar/calendar-fault.ts";
import type { CalendarException, DayWindow, WeeklyWindow } from "#core/consultations/slots/slot-facts.ts";
import type { Day } from "#core/shared/day.ts";
import type { DayRow, HoursForm, HoursRow, OffRow, WindowRow } from "./hours-form.ts";

const MINUTE = 60_000;

export type HoursProblem = "no-time" | "no-day" | "past" | CalendarFault["problem"];

/** What is wrong with which field, by `fieldOf`. */
export type HoursProblems = ReadonlyMap<string, HoursProblem>;

type Field = "from" | "to" | "until" | "date" | "firstDay" | "lastDay";

export const fieldOf = (key: string, field: Field): string => `${key} ${field}`;

/** The calendar that a form says, and what is wrong with it: where anything is, what can't be read is missing from the calendar. */
export function calendarIn(form: HoursForm, today: Day): { readonly calendar: Calendar; readonly problems: HoursProblems } {
  const problems = new Map<string, HoursProblem>();
  const read = { today, tell: (key: string, field: Field, problem: HoursProblem) => void problems.set(fieldOf(key, field), problem) };
  const windows = form.windows.flatMap((row) => pairOf(row, windowIn(row, read)));
  const exceptions = form.exceptions.flatMap((row) =>
    pairOf<OffRow | DayRow, CalendarException>(row, row.kind === "day" ? otherHoursIn(row, read) : offIn(row, read)),
  );
  const calendar = { windows: windows.map(([, window]) => window), exceptions: exceptions.map(([, one]) => one) };
  for (const fault of calendarFaults(calendar)) {
    const row = (fault.in === "windows" ? windows : exceptions)[fault.nth]?.[0];
    const [key, field] = row === undefined ? [] : placeOf(row, fault);
    if (key !== undefined && field !== undefined) read.tell(key, field, fault.problem);
  }
  return { calendar, problems };
}

type Reading = { readonly today: Day; readonly tell: (key: string, field: Field, problem: HoursProblem) => void };

const pairOf = <Row, Value>(row: Row, value: Value | null): readonly (readonly [Row, Value])[] => (value === null ? [] : [[row, value]]);

function hoursIn({ key, from: begins, to: ends }: HoursRow, { tell }: Reading): DayWindow | null {
  const [from, to] = [minutesIn(begins), endIn(ends)];
  if (from === null) tell(key, "from", "no-time");
  if (to === null) tell(key, "to", "no-time");
  return from === null || to === null ? null : { from, to };
}

function windowIn(row: WindowRow, read: Reading): WeeklyWindow | null {
  const hours = hoursIn(row, read);
  if (row.until !== "") dayFrom(row.until, row.key, "until", read);
  return hours === null ? null : { ...hours, weekday: row.weekday, validFrom: dayIn(row.since), validUntil: dayIn(row.until) };
}

function otherHoursIn({ key, date: chosen, windows: rows }: DayRow, read: Reading): CalendarException | null {
  const date = dayFrom(chosen, key, "date", read);
  const windows = rows.flatMap((row) => hoursIn(row, read) ?? []);
  return date === null || windows.length < rows.length ? null : { kind: "day", date, windows };
}

function offIn({ key, firstDay, from, lastDay, to }: OffRow, read: Reading): CalendarException | null {
  const [first, last] = [dayIn(firstDay), dayFrom(lastDay, key, "lastDay", read)];
  if (first === null) read.tell(key, "firstDay", "no-day");
  if (first === null || last === null) return null;
  const begins = firstInstantOf(first) + (minutesIn(from) ?? 0) * MINUTE;
  const until = minutesIn(to);
  return { kind: "closed", from: begins, to: until === null ? firstInstantOf(daysAfter(last, 1)) : firstInstantOf(last) + until * MINUTE };
}

/** A day that is not over. */
function dayFrom(text: string, key: string, field: Field, { today, tell }: Reading): Day | null {
  const day = dayIn(text);
  if (day === null) tell(key, field, "no-day");
  else if (day < today) tell(key, field, "past");
  return day;
}

/** The field at which a fault is told. */
function placeOf(row: WindowRow | OffRow | DayRow, fault: CalendarFault): readonly [key: string, field: Field] {
  if (fault.in === "windows") return [row.key, fault.problem === "no-length" ? "to" : "until"];
  if (!("kind" in row) || row.kind === "off") return [row.key, "to" in row && row.to !== "" ? "to" : "lastDay"];
  const window = fault.window === null ? undefined : row.windows[fault.window];
  return window === undefined ? [row.key, "date"] : [window.key, "to"];
}
