import { describe, expect, it } from "vitest";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { day, firstInstantOf } from "#core/shared/day.ts";
import { calendarIn, fieldOf } from "#web/features/desk/hours/calendar-in.ts";
import { formOf } from "#web/features/desk/hours/hours-form.ts";
import type { Calendar } from "#core/consultations/calendar/calendar.ts";
import type { HoursForm } from "#web/features/desk/hours/hours-form.ts";

const today = day("2026-11-22");
const HOUR = 3_600_000;
const keys = () => {
  let count = 0;
  return () => `k${++count}`;
};

const CALENDAR: Calendar = {
  windows: [
    { weekday: "monday", from: 0, to: 1_440, validFrom: null, validUntil: null },
    { weekday: "friday", from: 1_320, to: 120, validFrom: day("2026-12-01"), validUntil: day("2026-12-31") },
  ],
  exceptions: [
    { kind: "day", date: day("2026-11-25"), windows: [{ from: 600, to: 750 }] },
    { kind: "closed", from: firstInstantOf(day("2026-11-24")), to: firstInstantOf(day("2026-11-27")) },
    { kind: "closed", from: firstInstantOf(day("2026-11-28")) + 9 * HOUR, to: firstInstantOf(day("2026-11-28")) + 11.5 * HOUR },
    { kind: "closed", from: firstInstantOf(day("2026-12-01")) + 18 * HOUR, to: firstInstantOf(day("2026-12-03")) },
  ],
};

describe("the fields of a practitioner's hours", () => {
  it("say the same calendar that they show", () => {
    const form = formOf(CALENDAR, keys());
    expect(calendarIn(form, today)).toEqual({ calendar: CALENDAR, problems: new Map() });
  });

  it("hold whole days off without times, both days included", () =>
    expect(formOf(CALENDAR, keys()).exceptions.slice(1)).toMatchObject([
      { firstDay: "2026-11-24", from: "", lastDay: "2026-11-26", to: "" },
      { firstDay: "2026-11-28", from: "09:00", lastDay: "2026-11-28", to: "11:30" },
      { firstDay: "2026-12-01", from: "18:00", lastDay: "2026-12-02", to: "" },
    ]));

  it("tell beside each field what is missing or can't be", () => {
    const [weekday] = WEEKDAYS;
    const off = { kind: "off", from: "", to: "" } as const;
    const form: HoursForm = {
      windows: [
        { key: "a", weekday, from: "", to: "12:00", since: "", until: "" },
        { key: "b", weekday, from: "09:00", to: "09:00", since: "", until: "" },
        { key: "c", weekday, from: "09:00", to: "12:00", since: "2026-12-02", until: "2026-12-01" },
        { key: "d", weekday, from: "09:00", to: "12:00", since: "", until: "2026-11-21" },
      ],
      exceptions: [
        { ...off, key: "e", firstDay: "", lastDay: "2026-11-30" },
        { ...off, key: "f", firstDay: "2026-11-30", lastDay: "2026-11-29" },
        { ...off, key: "g", firstDay: "2026-11-30", from: "10:00", lastDay: "2026-11-30", to: "09:00" },
        { ...off, key: "h", firstDay: "2026-11-01", lastDay: "2026-11-21" },
        { kind: "day", key: "i", date: "2026-12-01", windows: [{ key: "j", from: "10:00", to: "10:00" }] },
        { kind: "day", key: "k", date: "2026-12-01", windows: [] },
        { kind: "day", key: "l", date: "", windows: [{ key: "m", from: "10:00", to: "" }] },
      ],
    };
    expect(Object.fromEntries(calendarIn(form, today).problems)).toEqual({
      [fieldOf("a", "from")]: "no-time",
      [fieldOf("b", "to")]: "no-length",
      [fieldOf("c", "until")]: "backwards",
      [fieldOf("d", "until")]: "past",
      [fieldOf("e", "firstDay")]: "no-day",
      [fieldOf("f", "lastDay")]: "backwards",
      [fieldOf("g", "to")]: "backwards",
      [fieldOf("h", "lastDay")]: "past",
      [fieldOf("j", "to")]: "no-length",
      [fieldOf("k", "date")]: "date-twice",
      [fieldOf("l", "date")]: "no-day",
      [fieldOf("m", "to")]: "no-time",
    });
  });
});
