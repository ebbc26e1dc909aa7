import { describe, expect, it } from "vitest";
import { daysAfter, day as dayFrom } from "#core/shared/day.ts";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { dayAt } from "#web/design/figures/dates.ts";
import { dayOf, weekdayOf } from "#web/design/figures/days.ts";
import { datedEndAt, datedMomentAt, endAt, momentAt } from "#web/design/figures/moments.ts";
import { calendarPhrases } from "#web/design/wording/calendar.ts";
import { calendarPhrases as hindi } from "#web/design/wording/hindi/calendar.ts";

const days = Array.from({ length: 366 }, (_, n) => daysAfter(dayFrom("2028-01-01"), n));
const platform = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, options);
  return (at: number) => Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
};

describe("a day of the calendar", () => {
  it("is written as the platform names it, each day of a leap year", () => {
    const parts = platform("en-US", { timeZone: "UTC", weekday: "short", day: "numeric", month: "short", year: "numeric" });
    for (const day of days) {
      const { weekday, day: number, month, year } = parts(Date.parse(day));
      expect([dayOf(day), weekdayOf(day)]).toEqual([`${number} ${month} ${year}`, `${weekday} ${number} ${month}`]);
    }
  });

  it.each([
    ["en-US", calendarPhrases],
    ["hi-IN", hindi],
  ])("has the names that the platform has for %s", (locale, names) => {
    const parts = platform(locale, { timeZone: "UTC", weekday: "short", day: "numeric", month: "short" });
    const ofMonths = names.months.map((_, month) => parts(Date.UTC(2028, month, 5))["month"]);
    const ofDays = names.weekdays.map((_, n) => parts(Date.UTC(2028, 0, 2 + n))["weekday"]); // The second was a Sunday.
    expect({ months: ofMonths, weekdays: ofDays }).toEqual(names);
  });
});

describe("a moment", () => {
  it("is told by its Indian day and the time there, each quarter of an hour of a day", () => {
    const parts = platform("en-US", {
      timeZone: "Asia/Kolkata",
      day: "numeric",
      month: "short",
      year: "numeric",
      hour: "numeric",
      minute: "2-digit",
      hour12: true,
    });
    for (let quarter = 0; quarter < 96; quarter += 1) {
      const at = Date.UTC(2026, 10, 30, 18, 30) + quarter * 15 * 60_000;
      const { day, month, year, hour, minute, dayPeriod } = parts(at);
      const time = quarter === 0 ? "12 midnight" : `${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
      expect([dayAt(at), timeAt(at)]).toEqual([`${day} ${month} ${year}`, time]);
    }
  });
  it("names at midnight the day that ends, so that nobody takes it for the night after", () => {
    const midnight = Date.parse("2026-12-01T00:00:00+05:30");
    expect([momentAt(midnight), datedMomentAt(midnight)]).toEqual(["Mon 30 Nov night, 12 midnight", "Mon 30 Nov 2026 night, 12 midnight"]);
    expect([momentAt(midnight - 60_000), momentAt(midnight + 60_000)]).toEqual(["Mon 30 Nov, 11:59 pm", "Tue 1 Dec, 12:01 am"]);
  });
});

describe("a moment at which something ends", () => {
  it("names the day that is over where it is midnight in India, so that nobody takes it for the night after", () => {
    const midnight = Date.parse("2026-12-22T00:00:00+05:30");
    expect([endAt(midnight), datedEndAt(midnight)]).toEqual(["the end of Mon 21 Dec", "the end of Mon 21 Dec 2026"]);
    expect([endAt(midnight - 60_000), endAt(midnight + 60_000)]).toEqual(["Mon 21 Dec, 11:59 pm", "Tue 22 Dec, 12:01 am"]);
    expect(datedEndAt(midnight + 60_000)).toBe("Tue 22 Dec 2026, 12:01 am");
  });
});
