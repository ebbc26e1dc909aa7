import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, daysAfter } from "#core/shared/day.ts";
import { monthWeeks } from "#web/features/consultations/profile/month-weeks.ts";
import type { DayOfSlots } from "#core/consultations/slots/list-slots.ts";

const from = (first: string, count: number): readonly DayOfSlots[] =>
  Array.from({ length: count }, (_, nth) => ({ day: daysAfter(day(first), nth), offered: nth, first: null }));

describe("days as the leaves of a calendar", () => {
  it("stand by month under their weekdays, from Sunday on", () => {
    const months = monthWeeks(from("2026-11-27", 5)).map(({ month, weeks }) => ({
      month,
      weeks: weeks.map((week) => week.map((one) => one?.day.slice(8) ?? "")),
    }));
    expect(months).toEqual([
      {
        month: "2026-11",
        weeks: [
          ["", "", "", "", "", "27", "28"],
          ["29", "30", "", "", "", "", ""],
        ],
      },
      { month: "2026-12", weeks: [["", "", "01", "", "", "", ""]] },
    ]);
    expect(monthWeeks([])).toEqual([]);
  });

  it("are all there once, in order, each on its weekday, whatever the first is", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 1, max: 70 }), (start, count) => {
        const days = from(daysAfter(day("2026-01-01"), start), count);
        const cells = monthWeeks(days).flatMap(({ weeks }) => weeks.flatMap((week) => week.map((one, weekday) => ({ one, weekday }))));
        expect(cells.flatMap(({ one }) => one ?? [])).toEqual(days);
        for (const { one, weekday } of cells) if (one !== null) expect(new Date(one.day).getUTCDay()).toBe(weekday);
      }),
    );
  });
});
