import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verdictOn } from "#core/labs/reports/lab-value.ts";
import { barOf } from "#web/features/labs/report/bar-of.ts";
import { labReportWords } from "#web/features/labs/report/lab-report-words.ts";
import type { LabResult, SentRange } from "#core/labs/reports/lab-value.ts";

const range: SentRange = { low: 50, high: 100, criticalLow: 20, criticalHigh: 300, of: { sex: "female", age: 41 } };
const found = (value: number, sent: SentRange = range): LabResult => ({ kind: "quantity", value, unit: "mg/dL", range: sent });
const told = (result: LabResult) => labReportWords.verdict({ result, verdict: verdictOn(result) });

describe("a value of a report in words", () => {
  it("says how it lies beside the range that was sent, and for whom that is", () => {
    expect([10, 30, 49, 50, 104, 200, 301].map((value) => told(found(value)))).toEqual([
      "Far below the range for women of 41",
      "Below the range for women of 41",
      "A little below the range for women of 41",
      "Within the range for women of 41",
      "A little above the range for women of 41",
      "Above the range for women of 41",
      "Far above the range for women of 41",
    ]);
    expect(told(found(70, { ...range, of: null }))).toBe("Within the usual range");
    const none = { low: null, high: null, criticalLow: null, criticalHigh: null, of: null };
    expect([told(found(70, none)), labReportWords.range(found(70, none))]).toEqual(["The laboratory sent no range with it.", null]);
  });

  it("has its figure and its range with their unit, and words as they came", () => {
    expect([labReportWords.result(found(104.5)), labReportWords.range(found(1))]).toEqual(["104.5 mg/dL", "Range: 50 to 100 mg/dL"]);
    expect(labReportWords.range(found(1, { ...range, low: null }))).toBe("Range: up to 100 mg/dL");
    const clear: LabResult = { kind: "words", text: "Clear" };
    expect([labReportWords.result(clear), told(clear), labReportWords.range(clear)]).toEqual(["Clear", null, null]);
  });
});

describe("the bar of a value", () => {
  const figure = () => fc.double({ min: -1000, max: 1000, noNaN: true });

  it("keeps the value and the range within it, and the value on its side of the range", () => {
    fc.assert(
      fc.property(figure(), figure(), fc.double({ min: 0.1, max: 500, noNaN: true }), (value, low, width) => {
        const bar = barOf(value, { low, high: low + width });
        if (bar === null) throw new Error("no bar");
        const { from, to, at } = bar;
        for (const place of [from, to, at]) expect(place >= 0 && place <= 100).toBe(true);
        expect(from).toBeLessThan(to);
        if (value < low) expect(at).toBeLessThanOrEqual(Math.max(1, from));
        if (value > low + width) expect(at).toBeGreaterThanOrEqual(Math.min(99, to));
      }),
    );
  });

  it("goes on to its end where a range has one alone, and is none without a range", () => {
    expect(barOf(5, { low: null, high: 10 })).toMatchObject({ from: 0 });
    expect(barOf(5, { low: 0, high: null })).toMatchObject({ to: 100 });
    expect(barOf(5, { low: null, high: null })).toBeNull();
  });
});
