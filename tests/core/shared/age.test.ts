import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { agePartsOf, patientAge } from "#core/shared/age.ts";
import { day } from "#core/shared/day.ts";
import { age as onWire } from "#adapters/http-contract/consultations/age-shape.ts";

describe("how old a patient is [care, Prescriptions]", () => {
  it.each([
    ["2026-11-20", "2026-11-20", { days: 0 }],
    ["2026-11-19", "2026-11-20", { days: 1 }],
    ["2026-09-21", "2026-11-20", { days: 60 }],
    ["2026-09-20", "2026-11-20", { months: 2 }],
    ["2026-12-31", "2027-02-28", { days: 59 }],
    ["2025-11-21", "2026-11-20", { months: 11 }],
    ["2025-11-20", "2026-11-20", { months: 12 }],
    ["2024-11-21", "2026-11-20", { months: 23 }],
    ["2024-11-20", "2026-11-20", 2],
    ["2024-02-29", "2026-02-28", { months: 23 }],
    ["1992-11-21", "2026-11-20", 33],
  ] as const)("of somebody born on %s on %s", (born, today, age) => {
    const told = patientAge(day(today), day(born));
    expect(told).toEqual(age);
    expect(z.parse(onWire, JSON.parse(JSON.stringify(told)))).toEqual(age);
  });

  it("is a number of one unit, and no other on the wire", () => {
    expect([agePartsOf(34), agePartsOf({ months: 7 }), agePartsOf({ days: 9 })]).toEqual([
      { unit: "years", count: 34 },
      { unit: "months", count: 7 },
      { unit: "days", count: 9 },
    ]);
    for (const wrong of [-1, 131, 1.5, { months: 25 }, { days: 63 }, { months: 1, days: 1 }, { weeks: 3 }, "7"])
      expect(z.safeParse(onWire, wrong).success, JSON.stringify(wrong)).toBe(false);
  });
});
