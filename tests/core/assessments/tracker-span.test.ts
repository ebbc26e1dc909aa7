import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attachableTrackers, isSpan, MOST_ATTACHED_DAYS } from "#core/assessments/sharing/tracker-span.ts";
import { day, daysAfter } from "#core/shared/day.ts";

const today = day("2026-11-20");

describe("tracked days that can be attached", () => {
  it("are one to ninety, the last of them today at the latest", () => {
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 10 }), (first, last) => {
        const count = last - first + 1;
        const span = { from: daysAfter(today, first), to: daysAfter(today, last) };
        expect(isSpan(span, today)).toBe(count >= 1 && count <= MOST_ATTACHED_DAYS && last <= 0);
      }),
    );
    expect(isSpan({ from: daysAfter(today, -89), to: today }, today)).toBe(true);
    expect(isSpan({ from: daysAfter(today, -90), to: today }, today)).toBe(false);
    expect(isSpan({ from: daysAfter(today, 1), to: daysAfter(today, 1) }, today)).toBe(false);
  });

  it("are of no tracker whose figures the patient is not shown", () => {
    const all = ["water", "sleep", "exercise", "meal", "weight"];
    expect(attachableTrackers({ bodyFigures: "shown", birthdate: null }, today)).toEqual(all);
    expect(attachableTrackers({ bodyFigures: "hidden", birthdate: null }, today)).toEqual(["water", "sleep", "exercise"]);
    const child = { bodyFigures: "shown", birthdate: day("2014-01-01") } as const;
    expect(attachableTrackers(child, today)).toEqual(["water", "sleep", "exercise", "weight"]);
  });
});
