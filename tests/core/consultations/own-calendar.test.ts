import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarFaults } from "#core/consultations/calendar/calendar-fault.ts";
import { slotFactsOf } from "#core/consultations/calendar/slot-facts-of.ts";
import { changedCalendar } from "#core/consultations/own-calendar/changed-calendar.ts";
import { editedCalendar } from "#core/consultations/own-calendar/edited-calendar.ts";
import { upcomingCalendar } from "#core/consultations/own-calendar/upcoming-calendar.ts";
import { listSlots } from "#core/consultations/slots/list-slots.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { ok, refused } from "#core/shared/result.ts";
import { aPractitioner, MORNINGS } from "#tests/builders/a-practitioner.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { Appointment, CalendarException, WeeklyWindow } from "#core/consultations/slots/slot-facts.ts";
import type { Day } from "#core/shared/day.ts";

const today = day("2026-11-22"); // A Sunday.
const at = Date.parse("2026-11-22T10:00:00+05:30");
const MINUTE = 60_000;

const anyDay = fc.integer({ min: -10, max: 20 }).map((nth) => daysAfter(today, nth));
const perhapsDay = fc.option(anyDay, { nil: null });
const anyWindow = fc
  .record({
    weekday: fc.constantFrom(...WEEKDAYS),
    from: fc.integer({ min: 0, max: 95 }).map((quarters) => quarters * 15),
    to: fc.integer({ min: 1, max: 96 }).map((quarters) => quarters * 15),
    validFrom: perhapsDay,
    validUntil: perhapsDay,
  })
  .filter(({ from, to, validFrom, validUntil }) => from !== to && (validFrom === null || validUntil === null || validFrom <= validUntil));
const anyClosed = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 90 }))
  .map(([from, hour, hours]): CalendarException => {
    const begins = firstInstantOf(from) + hour * 60 * MINUTE;
    return { kind: "closed", from: begins, to: begins + hours * 60 * MINUTE };
  });
const anyOtherHours = fc
  .uniqueArray(anyDay, { maxLength: 3 })
  .map((dates) => dates.map((date): CalendarException => ({ kind: "day", date, windows: [{ from: 1_320, to: 120 }] })));
const anyCalendar: fc.Arbitrary<Calendar> = fc
  .tuple(fc.array(anyWindow, { maxLength: 6 }), fc.array(anyClosed, { maxLength: 2 }), anyOtherHours)
  .map(([windows, closed, other]) => ({ windows, exceptions: [...closed, ...other] }));

const slotsOf = (calendar: Calendar, from: Day, to: Day) => {
  const span = { from: firstInstantOf(from), to: firstInstantOf(to) };
  const asked = { now: firstInstantOf(daysAfter(today, -40)), ...span, length: 30, patient: null, exclude: null };
  return listSlots(slotFactsOf(aPractitioner("a", { horizon: 365 }, calendar), [], asked)).calendar.map((entry) => ({ ...entry }));
};

const aWindow = (given: Partial<WeeklyWindow> = {}): WeeklyWindow => ({
  weekday: "monday",
  from: 540,
  to: 720,
  validFrom: null,
  validUntil: null,
  ...given,
});

describe("a calendar that is changed from today on", () => {
  it("is the former one before last night, and the incoming one from then on", () =>
    fc.assert(
      fc.property(anyCalendar, anyCalendar, (former, incoming) => {
        const changed = changedCalendar(former, incoming, today);
        // A night that began yesterday may be cut by what closes today: its grid is told up to the day before alone.
        const [begin, yesterday] = [daysAfter(today, -9), daysAfter(today, -1)];
        expect(slotsOf(changed, begin, yesterday)).toEqual(slotsOf(former, begin, yesterday));
        const [after, end] = [daysAfter(today, 2), daysAfter(today, 15)];
        expect(slotsOf(changed, after, end)).toEqual(slotsOf(incoming, after, end));
      }),
      { numRuns: 100 },
    ));

  it("is told as the incoming one, and changed to itself it stays", () =>
    fc.assert(
      fc.property(anyCalendar, anyCalendar, (former, incoming) => {
        const changed = changedCalendar(former, incoming, today);
        expect(upcomingCalendar(changed, today)).toEqual(upcomingCalendar(incoming, today));
        expect(changedCalendar(changed, upcomingCalendar(changed, today), today).windows).toHaveLength(changed.windows.length);
      }),
      { numRuns: 100 },
    ));

  it("does not cut in two what stays as it was", () => {
    const closed = { kind: "closed", from: firstInstantOf(day("2026-11-20")), to: firstInstantOf(day("2026-11-25")) } as const;
    const former = { ...MORNINGS, exceptions: [closed] };
    expect(changedCalendar(former, upcomingCalendar(former, today), today)).toEqual(former);
  });

  it("forgets what has been over for more than 31 days", () => {
    const ended = (validUntil: Day) => aWindow({ validUntil });
    const former = { windows: [ended(day("2026-10-21")), ended(day("2026-10-22"))], exceptions: [] };
    expect(changedCalendar(former, MORNINGS, today).windows.filter(({ validUntil }) => validUntil !== null)).toEqual([
      ended(day("2026-10-22")),
    ]);
  });
});

describe("what can't be in a calendar", () => {
  it("is named with its place", () => {
    const exceptions: readonly CalendarException[] = [
      { kind: "closed", from: at, to: at },
      { kind: "day", date: today, windows: [{ from: 600, to: 600 }] },
      { kind: "day", date: today, windows: [] },
    ];
    const windows = [aWindow({ to: 540 }), aWindow(), aWindow({ validFrom: daysAfter(today, 1), validUntil: today })];
    expect(calendarFaults({ windows, exceptions })).toEqual([
      { in: "windows", nth: 0, problem: "no-length" },
      { in: "windows", nth: 2, problem: "backwards" },
      { in: "exceptions", nth: 0, window: null, problem: "backwards" },
      { in: "exceptions", nth: 1, window: 0, problem: "no-length" },
      { in: "exceptions", nth: 2, window: null, problem: "date-twice" },
    ]);
    expect(calendarFaults(MORNINGS)).toEqual([]);
  });
});

describe("a practitioner's edit of their calendar", () => {
  const appointment: Appointment = {
    id: "b1",
    practitioner: "a",
    patient: "p",
    start: Date.parse("2026-11-23T09:35:00+05:30"),
    length: 30,
    buffer: 5,
    state: "confirmed",
    expiresAt: null,
  };
  const found = { ...aPractitioner("a"), appointments: [appointment] };
  const afternoons = { windows: MORNINGS.windows.map((one) => ({ ...one, from: 840, to: 1_020 })), exceptions: [] };
  const shown = upcomingCalendar(MORNINGS, today);

  it("names the appointments that are then outside", () => {
    const edited = editedCalendar(found, { before: shown, after: afternoons }, at);
    expect(edited).toMatchObject({ kind: "ok", value: { outside: [appointment], calendar: upcomingCalendar(afternoons, today) } });
  });

  it("is refused where the calendar was changed meanwhile, and told what it says now", () => {
    const edit = { before: upcomingCalendar(afternoons, today), after: { windows: [], exceptions: [] } };
    expect(editedCalendar(found, edit, at)).toEqual(refused({ kind: "changed-meanwhile", calendar: shown }));
  });

  it("puts nothing where the calendar says so already, whatever they were shown", () =>
    expect(editedCalendar(found, { before: afternoons, after: shown }, at)).toMatchObject(ok({ put: null, calendar: shown, outside: [] })));

  it("is made from what was shown yesterday, too", () => {
    const tomorrow = at + 24 * 60 * MINUTE;
    const [before] = [upcomingCalendar({ ...MORNINGS, exceptions: [{ kind: "day", date: today, windows: [] }] }, today)];
    const stored = { ...found, calendar: before };
    expect(editedCalendar(stored, { before, after: afternoons }, tomorrow).kind).toBe("ok");
  });

  it("is refused with a fault, and where the calendar would hold too much", () => {
    const after = { windows: [aWindow({ to: 540 })], exceptions: [] };
    expect(editedCalendar(found, { before: shown, after }, at)).toMatchObject({ refusal: { kind: "faulty-calendar" } });
    const many = { windows: Array.from({ length: 201 }, (_, nth) => aWindow({ from: nth, to: nth + 1 })), exceptions: [] };
    expect(editedCalendar(found, { before: shown, after: many }, at)).toEqual(refused({ kind: "full-calendar" }));
  });
});
