import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appointmentsOutside } from "#core/consultations/calendar/appointments-outside.ts";
import { calendarFindings } from "#core/consultations/calendar/calendar-finding.ts";
import { nextFreeTime } from "#core/consultations/calendar/next-free-time.ts";
import { overlapsIn } from "#core/consultations/calendar/overlaps.ts";
import { replacedCalendar } from "#core/consultations/calendar/replaced-calendar.ts";
import { slotFactsOf } from "#core/consultations/calendar/slot-facts-of.ts";
import { listSlots } from "#core/consultations/slots/list-slots.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { day, daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { aPractitioner, MORNINGS } from "#tests/builders/a-practitioner.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { Appointment, WeeklyWindow } from "#core/consultations/slots/slot-facts.ts";

const today = day("2026-11-22"); // A Sunday.
const at = Date.parse("2026-11-22T10:00:00+05:30");
const MINUTE = 60_000;

const aWindow = (weekday: WeeklyWindow["weekday"], from: number, to: number, given: Partial<WeeklyWindow> = {}): WeeklyWindow => ({
  weekday,
  from,
  to,
  validFrom: null,
  validUntil: null,
  ...given,
});
const anyWindow = fc
  .tuple(fc.constantFrom(...WEEKDAYS), fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 95 }))
  .map(([weekday, from, length]) => aWindow(weekday, from * 15, (from * 15 + length * 15) % 1_440 || 1_440))
  .filter(({ from, to }) => from !== to);
const anyCalendar: fc.Arbitrary<Calendar> = fc.record({
  windows: fc.array(anyWindow, { maxLength: 6 }),
  exceptions: fc
    .uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 3 })
    .map((days) => days.map((nth) => ({ kind: "day", date: daysAfter(today, nth), windows: [{ from: 600, to: 700 }] }) as const)),
});

const slotsOf = (calendar: Calendar, from: string, to: string) =>
  listSlots(
    slotFactsOf(aPractitioner("a", {}, calendar), [], {
      now: at,
      from: firstInstantOf(day(from)),
      to: firstInstantOf(day(to)),
      length: 30,
      patient: null,
      exclude: null,
    }),
  );

describe("the next free time", () => {
  it("is the first that the list of slots offers, however far ahead", () =>
    fc.assert(
      fc.property(anyCalendar, fc.integer({ min: 0, max: 10_000 }), (calendar, lead) => {
        const who = aPractitioner("a", { lead }, calendar);
        const asked = { now: at, from: at, to: firstInstantOf(daysAfter(today, 31)), length: 30, patient: null, exclude: null };
        expect(nextFreeTime(who, [], at, 30)).toBe(listSlots(slotFactsOf(who, [], asked)).slots[0]?.from ?? null);
      }),
      { numRuns: 60 },
    ));

  it("is none for who takes nobody", () => expect(nextFreeTime(aPractitioner("a", { isActive: false }), [], at, 30)).toBeNull());
});

describe("a replaced calendar", () => {
  it("is the former one before the day, and the new one from then on", () =>
    fc.assert(
      fc.property(anyCalendar, anyCalendar, fc.integer({ min: 2, max: 15 }), (former, incoming, nth) => {
        const from = daysAfter(today, nth);
        const replaced = replacedCalendar(former, incoming, from);
        expect(slotsOf(replaced, today, from)).toEqual(slotsOf(former, today, from));
        // A night of the day before may end on the day itself.
        const [after, end] = [daysAfter(from, 2), daysAfter(from, 9)];
        expect(slotsOf(replaced, after, end).slots).toEqual(slotsOf(incoming, after, end).slots);
      }),
      { numRuns: 60 },
    ));

  it("is the new one alone without a day", () =>
    expect(replacedCalendar(MORNINGS, { windows: [], exceptions: [] }, null).windows).toEqual([]));
});

describe("overlaps of windows", () => {
  const overlaps = (...windows: readonly WeeklyWindow[]) => overlapsIn({ windows, exceptions: [] }).length;
  it("are told of windows that want the same time, over midnight and the week's end too", () => {
    expect(overlaps(aWindow("monday", 540, 720), aWindow("monday", 700, 800))).toBe(1);
    expect(overlaps(aWindow("monday", 540, 720), aWindow("monday", 720, 800))).toBe(0);
    expect(overlaps(aWindow("sunday", 1_320, 120), aWindow("monday", 60, 300))).toBe(1);
    expect(overlaps(aWindow("monday", 60, 300), aWindow("sunday", 1_320, 120))).toBe(1);
  });

  it("are not told of windows that are never in force together", () => {
    const until = { validUntil: day("2026-11-30") };
    expect(overlaps(aWindow("monday", 540, 720, until), aWindow("monday", 540, 720, { validFrom: day("2026-12-01") }))).toBe(0);
    expect(overlaps(aWindow("monday", 540, 720, until), aWindow("monday", 540, 720, { validFrom: day("2026-11-30") }))).toBe(1);
  });

  it("are told within an exception", () =>
    expect(
      overlapsIn({
        windows: [],
        exceptions: [
          {
            kind: "day",
            date: today,
            windows: [
              { from: 600, to: 700 },
              { from: 690, to: 800 },
            ],
          },
        ],
      }),
    ).toEqual([{ date: today, first: 0, second: 1 }]));
});

describe("appointments", () => {
  const start = Date.parse("2026-11-23T09:35:00+05:30");
  const appointment: Appointment = {
    id: "b1",
    practitioner: "a",
    patient: "p",
    start,
    length: 30,
    buffer: 5,
    state: "confirmed",
    expiresAt: null,
  };
  it("lie outside once their time is closed, and stay inside as long as it is open", () => {
    const closed = { ...MORNINGS, exceptions: [{ kind: "closed", from: start + 20 * MINUTE, to: start + 40 * MINUTE } as const] };
    expect(appointmentsOutside(aPractitioner("a"), [appointment], at)).toEqual([]);
    expect(appointmentsOutside(aPractitioner("a", {}, closed), [appointment], at)).toEqual([appointment]);
    expect(appointmentsOutside(aPractitioner("a", {}, closed), [{ ...appointment, practitioner: "b" }], at)).toEqual([]);
  });
});

describe("a look at calendars", () => {
  const findings = (calendar: Calendar) => calendarFindings(aPractitioner("a", {}, calendar), at).map(({ kind }) => kind);
  it("finds what never opens, ends soon, or is too short", () => {
    expect(findings(MORNINGS)).toEqual([]);
    expect(findings({ windows: [], exceptions: [] })).toEqual(["never-open"]);
    expect(findings({ windows: [aWindow("monday", 540, 720, { validUntil: day("2026-11-24") })], exceptions: [] })).toEqual(["ends-soon"]);
    expect(findings({ windows: [aWindow("monday", 540, 560)], exceptions: [] })).toEqual(["too-short"]);
  });
});
