import { MOST_EXCEPTIONS, MOST_WINDOWS, MOST_WINDOWS_OF_A_DAY } from "#core/consultations/calendar/calendar-fault.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { DAY, DAY_OR_INSTANT, oneOfInAnyCase, wholeMinute } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { wholeEntries } from "#adapters/input-file/whole-entries.ts";
import type { CalendarException, DayWindow, WeeklyWindow } from "#core/consultations/slots/slot-facts.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read, Reads } from "#adapters/input-file/read.ts";

export function readWindows(file: Part): Read<readonly WeeklyWindow[]> {
  const windows = file.requiredList("windows", (part) => ({
    ...readDayWindow(part),
    weekday: part.required("weekday", WEEKDAY),
    validFrom: part.optional("valid_from", DAY, null),
    validUntil: part.optional("valid_until", DAY, null),
  }));
  if (windows.length > MOST_WINDOWS) file.fault("windows", `at most ${MOST_WINDOWS} windows`);
  return wholeEntries<WeeklyWindow>(windows);
}

export function readExceptions(file: Part): Read<readonly CalendarException[]> {
  const dates = new Set<string>();
  const exceptions = file.list<{ readonly exception: CalendarException }>("exceptions", (part) => ({
    exception: readException(part, dates),
  }));
  if (exceptions.length > MOST_EXCEPTIONS) file.fault("exceptions", `at most ${MOST_EXCEPTIONS} exceptions`);
  const read = wholeEntries(exceptions);
  return read === FAULTY ? FAULTY : read.map(({ exception }) => exception);
}

function readException(part: Part, dates: Set<string>): Read<CalendarException> {
  const isDay = part.has("date") || part.has("windows");
  const isSpan = part.has("from") || part.has("to");
  if (isDay === isSpan) {
    part.ownFault("either date and windows, or from and to");
    return FAULTY;
  }
  return isDay ? readDay(part, dates) : readClosed(part);
}

function readDay(part: Part, dates: Set<string>): Read<CalendarException> {
  const date = part.required("date", DAY);
  if (date !== FAULTY && dates.has(date)) part.fault("date", "a date that stands in no other exception");
  if (date !== FAULTY) dates.add(date);
  const list = part.list<DayWindow>("windows", readDayWindow);
  if (list.length > MOST_WINDOWS_OF_A_DAY) part.fault("windows", `at most ${MOST_WINDOWS_OF_A_DAY} windows`);
  const windows = wholeEntries(list);
  return date === FAULTY || windows === FAULTY ? FAULTY : { kind: "day", date, windows };
}

function readClosed(part: Part): Read<CalendarException> {
  const from = part.required("from", MOMENT);
  const to = part.required("to", MOMENT);
  if (from === FAULTY || to === FAULTY) return FAULTY;
  if (to <= from) part.fault("to", "an instant after from");
  return { kind: "closed", from, to };
}

function readDayWindow(part: Part): Reads<DayWindow> {
  const from = part.required("from", TIME_OF_DAY);
  const to = part.required("to", END_OF_WINDOW);
  if (from !== FAULTY && from === to) part.fault("to", "a time other than from");
  return { from, to };
}

const WEEKDAY = oneOfInAnyCase(WEEKDAYS);
const MOMENT = wholeMinute(DAY_OR_INSTANT);

/** In minutes since midnight. */
const TIME_OF_DAY: Kind<number> = {
  expected: "a time from 00:00 to 23:59",
  read: (value) => (typeof value === "string" && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value) ? minutesIn(value) : FAULTY),
};

const END_OF_WINDOW: Kind<number> = {
  expected: "a time from 00:00 to 24:00",
  read: (value) => (value === "24:00" ? minutesIn(value) : TIME_OF_DAY.read(value)),
};

const minutesIn = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
