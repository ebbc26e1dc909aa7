import { describe, expect, it } from "vitest";
import { daysOfAge, rangeAgeIn } from "#core/labs/range-age.ts";
import { labFindings } from "#core/labs/register/lab-finding.ts";
import { aLabTest } from "#tests/core/labs/a-lab-test.ts";
import type { RangeAge } from "#core/labs/range-age.ts";

describe("an age of a range", () => {
  it.each([0, 41, 150, "14d", "8w", "6m", "0d"])("is %s", (age) => expect(rangeAgeIn(age)).toBe(age));

  it.each([-1, 0.05, 151, "14", "14 d", "2y", "d", "1.5m", "99999d", "0x1d", null, true])("is not %s", (age) =>
    expect(rangeAgeIn(age)).toBeNull(),
  );

  it("lasts as long as its unit: two years until the third birthday, fourteen days for one", () => {
    expect(daysOfAge("14d")).toEqual({ from: 14, until: 15 });
    expect(daysOfAge("8w")).toEqual({ from: 56, until: 63 });
    expect(daysOfAge("12m").from).toBe(daysOfAge(1).from);
    expect(daysOfAge(2)).toEqual({ from: 730.5, until: 1_095.75 });
  });

  it("parts ranges in any units, and tells which judge the same person", () => {
    const kinds = (...spans: readonly (readonly [RangeAge, RangeAge | null])[]) => {
      const ranges = spans.map(([fromAge, toAge]) => ({ sex: "any", fromAge, toAge, low: 1, high: 2 }) as const);
      const parameters = [{ code: "tsh", name: { english: "TSH", hindi: null }, unit: "m[IU]/L", ranges }];
      const test = aLabTest("t-tsh", { parameters, source: "A book" });
      return labFindings({ labs: [], packages: [], calendars: [], tests: [test] }).map(({ kind }) => kind);
    };
    expect(kinds([0, "28d"], ["29d", "11m"], [1, 5], [6, null])).toEqual([]);
    expect(kinds([0, "28d"], ["4w", "11m"])).toEqual(["ranges-overlap"]);
    expect(kinds(["1m", "12m"], [1, null])).toEqual(["ranges-overlap"]);
  });
});
