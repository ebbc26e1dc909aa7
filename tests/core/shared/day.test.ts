import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ageOn, day, dayAfter, dayIn, daysAfter, firstInstantOf, monthsAfter } from "#core/shared/day.ts";
import { indianDay, indianMidnight } from "#core/shared/indian-time.ts";

const HOUR = 3_600_000;

describe("a day", () => {
  it.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "20-11-2026",
    "",
    "2026-11-20 ",
    "2026-11-31",
    "+012026-11-20",
    "2026-11-20T00:00:00.000Z",
  ])("is not %j", (text) => {
    expect(dayIn(text)).toBeNull();
    expect(() => day(text)).toThrow(new RangeError(`${text} is no day`));
  });

  it.each(["2028-02-29", "0001-01-01", "9999-12-31"])("is %j", (text) => expect(dayIn(text)).toBe(text));

  it("begins in India five and a half hours before it does in Greenwich", () => {
    expect(indianDay(Date.UTC(2026, 10, 20, 18, 29, 59, 999))).toBe("2026-11-20");
    expect(indianDay(Date.UTC(2026, 10, 20, 18, 30))).toBe("2026-11-21");
  });

  it("is named as the calendar has it, whatever the year, and no moment has none", () => {
    const most = 8.64e15 - 5.5 * HOUR;
    const anyMoment = fc.oneof(
      fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) }),
      fc.double({ min: -8.64e15, max: most, noNaN: true }),
    );
    fc.assert(fc.property(anyMoment, (at) => void expect(indianDay(at)).toBe(new Date(at + 5.5 * HOUR).toISOString().slice(0, 10))));
    for (const at of [Number.NaN, Infinity, 8.64e15]) expect(() => indianDay(at)).toThrow(RangeError);
    expect([Date.UTC(999, 11, 31, 20), Date.UTC(9999, 11, 31, 20)].map(indianDay)).toEqual(["1000-01-01", "+010000-01"]);
  });

  it("is so many days before another as there are nights between", () => {
    const anyDay = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) }).map(indianDay);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 400 }), (from, days) => {
        expect(Date.parse(daysAfter(from, days)) - Date.parse(from)).toBe(days * 24 * HOUR);
      }),
    );
  });

  it("has a next one, over the ends of months and years", () => {
    let at = day("1999-12-25");
    for (let days = 0; days < 500; days += 1) {
      expect(dayAfter(at)).toBe(daysAfter(at, 1));
      at = dayAfter(at);
    }
  });

  it("began at a moment that is reckoned without its name", () => {
    const anyMoment = fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2200, 0) });
    fc.assert(fc.property(anyMoment, (at) => void expect(indianMidnight(at)).toBe(firstInstantOf(indianDay(at)))));
    expect(indianMidnight(Date.UTC(2026, 10, 20, 18, 30))).toBe(Date.UTC(2026, 10, 20, 18, 30));
  });

  it.each([
    ["2026-11-20", 3, "2027-02-20"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2027-11-30", 3, "2028-02-29"],
    ["2026-12-31", 1, "2027-01-31"],
  ])("after %s by %i months is %s", (from, months, later) => expect(monthsAfter(day(from), months)).toBe(later));
});

describe("an age", () => {
  it.each([
    ["2008-11-20", "2026-11-20", 18],
    ["2008-11-21", "2026-11-20", 17],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
    ["2026-11-20", "2026-11-20", 0],
  ])("of somebody born on %s is on %s %d years", (born, today, years) => expect(ageOn(day(today), day(born))).toBe(years));
});
