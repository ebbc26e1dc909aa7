import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { verdictOn } from "#core/labs/reports/lab-value.ts";
import { barOf } from "#web/features/labs/report/bar-of.ts";
import { trendOf } from "#web/features/labs/report/trend-of.ts";
import { ValueTrend } from "#web/features/labs/report/value-trend.tsx";
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

describe("a value over time", () => {
  const sheet = { width: 360, height: 96, edge: 10 };
  const DAY = 86_400_000;
  const some = (...values: readonly number[]) => values.map((value, nth) => ({ takenAt: Date.UTC(2026, 0, 1) + nth * DAY, value }));

  it("keeps its order in time and in height, and each value on its side of the range", () => {
    const figure = () => fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(fc.array(figure(), { minLength: 2, maxLength: 20 }), figure(), fc.integer({ min: 1, max: 500 }), (values, low, width) => {
        const { points, band } = trendOf(some(...values), { low, high: low + width }, sheet);
        if (band === null) throw new Error("no band");
        points.forEach(({ x, y }, nth) => {
          expect(x >= 10 && x <= 350 && y >= 10 && y <= 86).toBe(true);
          if (nth > 0) expect(x).toBeGreaterThan(points[nth - 1]?.x ?? 0);
          const value = values[nth] ?? 0;
          if (value < low) expect(y).toBeGreaterThanOrEqual(band.to);
          else if (value > low + width) expect(y).toBeLessThanOrEqual(band.from);
          else expect(y >= band.from && y <= band.to).toBe(true);
        });
      }),
    );
  });

  it("lies in time and not in turn, and in the middle where nothing changed", () => {
    const [first = { takenAt: 0, value: 0 }] = some(1);
    const late = [first, { takenAt: first.takenAt + DAY, value: 1 }, { takenAt: first.takenAt + 10 * DAY, value: 1 }];
    const { points, band } = trendOf(late, { low: null, high: null }, sheet);
    expect(points).toEqual([
      { x: 10, y: 48 },
      { x: 44, y: 48 },
      { x: 350, y: 48 },
    ]);
    expect(band).toBeNull();
  });

  it("has a band to the edge of its sheet where a range has one end", () => {
    expect(trendOf(some(1, 3), { low: null, high: 2 }, sheet).band).toEqual({ from: 48, to: 96 });
    expect(trendOf(some(1, 3), { low: 2, high: null }, sheet).band).toEqual({ from: 0, to: 48 });
  });

  it("is told in a sentence from the first to the last", () => {
    const [first = { takenAt: 0, value: 0 }] = some(6.4);
    const told = (value: number) => labReportWords.changed({ first, value, unit: "%" });
    expect([5.7, 6.4, 7].map(told)).toEqual([
      "Lower than on 1 Jan 2026: 6.4 % then, 5.7 % now.",
      "The same as on 1 Jan 2026: 6.4 %.",
      "Higher than on 1 Jan 2026: 6.4 % then, 7 % now.",
    ]);
  });
});

describe("the drawing of a value over time", () => {
  const quantity = (unit: string | null) => ({ kind: "quantity", value: 5.7, unit, range }) as const;

  it("is nothing where the value was never found before", () => {
    expect(renderToStaticMarkup(createElement(ValueTrend, { result: quantity("%"), takenAt: 2, earlier: [] }))).toBe("");
  });

  it("has every value in its table, the newest first", () => {
    const earlier = [
      { takenAt: Date.UTC(2025, 0, 1), value: 6.4 },
      { takenAt: Date.UTC(2025, 6, 1), value: 6.1 },
    ];
    const drawn = renderToStaticMarkup(createElement(ValueTrend, { result: quantity("%"), takenAt: Date.UTC(2026, 0, 1), earlier }));
    expect([...drawn.matchAll(/<td[^>]*>([^<]*)</g)].map(([, cell]) => cell)).toEqual(["5.7 %", "6.1 %", "6.4 %"]);
    expect(drawn.match(/<circle/g)).toHaveLength(3);
  });
});
