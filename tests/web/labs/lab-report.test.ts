import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { verdictOn } from "#core/labs/booking/lab-value.ts";
import { labTestId } from "#core/labs/lab-test.ts";
import { barOf } from "#web/features/labs/report/bar-of.ts";
import { trendOf } from "#web/features/labs/report/trend-of.ts";
import { ValueTrend } from "#web/features/labs/report/value-trend.tsx";
import { ReportedTest } from "#web/features/labs/report/reported-test.tsx";
import { labReportWords } from "#web/features/labs/report/lab-report-words.ts";
import type { Comparator, LabResult, SentRange } from "#core/labs/booking/lab-value.ts";
import type { EarlierValue } from "#core/labs/reports/persons-lab-report.ts";

const range: SentRange = { low: 50, high: 100, criticalLow: 20, criticalHigh: 300, of: { sex: "female", age: 41 } };
const figure = (value: number) => ({ kind: "quantity", value, unit: "%" }) as const;
const found = (value: number, sent: SentRange = range): LabResult => ({ kind: "quantity", value, unit: "mg/dL", range: sent });
const told = (result: LabResult) => labReportWords.verdict({ result, verdict: verdictOn(result) });
const bound = (comparator: Comparator, value: number): LabResult => ({ kind: "bound", comparator, value, unit: "mg/dL", range });

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
    expect([told(found(70, none)), labReportWords.range(found(70, none))]).toEqual(["The laboratory gave no range for it.", null]);
  });

  it("says so of what can mean several things, of words, and of a child", () => {
    expect([bound("<", 10), bound("<", 40), bound("<", 80), bound(">", 100)].map(told)).toEqual([
      "Far below the range for women of 41",
      "Below the range for women of 41",
      "Whether it is within the range for women of 41 can't be told from this.",
      "Above the range for women of 41",
    ]);
    expect([labReportWords.result(bound("<=", 10)), labReportWords.result(bound(">", 1_000))]).toEqual(["≤10 mg/dL", ">1000 mg/dL"]);
    expect(told({ kind: "judged-words", text: "Reactive", isNormal: false })).toBe("Not usual, according to the laboratory");
    expect(told({ kind: "judged-words", text: "Not detected", isNormal: true })).toBe("Usual, according to the laboratory");
    expect(told(found(70, { ...range, of: { sex: "male", age: "18d" } }))).toBe("Within the range for boys of 18 days");
  });

  it("has a colour and a meaning beside its words where it is out of its range, and neither within", () => {
    const shown = (result: LabResult) => {
      const verdict = verdictOn(result);
      return [labReportWords.tone({ verdict }), labReportWords.means({ verdict })];
    };
    expect([70, 104, 200, 301].map((value) => shown(found(value)))).toEqual([
      ["usual", null],
      ["outside", labReportWords.meanings.slight],
      ["outside", labReportWords.meanings.outside],
      ["critical", labReportWords.meanings.critical],
    ]);
    expect(shown({ kind: "judged-words", text: "Reactive", isNormal: false })).toEqual(["outside", labReportWords.meanings.abnormal]);
    const test = { title: { english: "Sugar", hindi: null }, takenAt: 1, at: 2, reason: null, version: 1, test: labTestId("t") };
    const value = {
      code: "sugar",
      name: { english: "Sugar", hindi: null },
      result: found(301),
      verdict: verdictOn(found(301)),
      earlier: [],
    };
    const drawn = renderToStaticMarkup(createElement(ReportedTest, { test: { ...test, values: [value] }, heading: "h3" }));
    expect(drawn).toContain('<p class="result-verdict is-critical">Far above the range for women of 41</p>');
    expect(drawn).toContain(labReportWords.meanings.critical);
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
  const some = (...values: readonly number[]) =>
    values.map((value, nth) => ({ takenAt: Date.UTC(2026, 0, 1) + nth * DAY, found: figure(value) }));

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
    const [first = { takenAt: 0, found: figure(0) }] = some(1);
    const late = [first, { ...first, takenAt: first.takenAt + DAY }, { ...first, takenAt: first.takenAt + 10 * DAY }];
    const { points, band } = trendOf(late, { low: null, high: null }, sheet);
    expect(points).toEqual([
      { x: 10, y: 48, mark: "exact" },
      { x: 44, y: 48, mark: "exact" },
      { x: 350, y: 48, mark: "exact" },
    ]);
    expect(band).toBeNull();
  });

  it("has a band to the edge of its sheet where a range has one end", () => {
    expect(trendOf(some(1, 3), { low: null, high: 2 }, sheet).band).toEqual({ from: 48, to: 96 });
    expect(trendOf(some(1, 3), { low: 2, high: null }, sheet).band).toEqual({ from: 0, to: 48 });
  });

  it("is told in a sentence from the first to the last", () => {
    const [first = { takenAt: 0, found: figure(0) }] = some(6.4);
    const told = (value: number) => labReportWords.changed({ first, last: { ...figure(value), range } });
    expect([5.7, 6.4, 7].map(told)).toEqual([
      "Lower than on 1 Jan 2026: 6.4 % then, 5.7 % now.",
      "The same as on 1 Jan 2026: 6.4 %.",
      "Higher than on 1 Jan 2026: 6.4 % then, 7 % now.",
    ]);
  });

  it("is higher or lower than a bound only where every value that it can mean is", () => {
    const earlierBound = (comparator: Comparator, value: number) => ({
      takenAt: Date.UTC(2026, 0, 1),
      found: { ...figure(value), kind: "bound", comparator } as const,
    });
    const told = (first: EarlierValue, value: number) => labReportWords.changed({ first, last: { ...figure(value), range } });
    expect(told(earlierBound("<", 5), 5)).toBe("Higher than on 1 Jan 2026: <5 % then, 5 % now.");
    expect(told(earlierBound("<", 5), 3)).toBe("On 1 Jan 2026: <5 %. Now: 3 %.");
    expect(told(earlierBound(">", 5), 5)).toBe("Lower than on 1 Jan 2026: >5 % then, 5 % now.");
    const last = { ...figure(5), kind: "bound", comparator: "<", range } as const;
    expect(labReportWords.changed({ first: earlierBound("<", 5), last })).toBe("The same as on 1 Jan 2026: <5 %.");
    expect(labReportWords.changed({ first: { takenAt: 0, found: { kind: "words", text: "Trace" } }, last })).toBeNull();
  });

  it("stands as what it is: a figure, lower or higher than one, or words along the edge", () => {
    const [one] = some(1);
    const all: readonly EarlierValue[] = [
      ...(one === undefined ? [] : [one]),
      { takenAt: 1e12 * 2, found: { kind: "bound", comparator: "<=", value: 1, unit: "%" } },
      { takenAt: 1e12 * 2 + DAY, found: { kind: "bound", comparator: ">", value: 3, unit: "%" } },
      { takenAt: 1e12 * 2 + 2 * DAY, found: { kind: "words", text: "Trace" } },
    ];
    const { points } = trendOf(all, { low: null, high: null }, sheet);
    expect(points.map(({ mark, y }) => [mark, y])).toEqual([
      ["exact", 86],
      ["lower", 86],
      ["higher", 10],
      ["words", 91],
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
      { takenAt: Date.UTC(2025, 0, 1), found: figure(6.4) },
      { takenAt: Date.UTC(2025, 6, 1), found: figure(6.1) },
    ];
    const drawn = renderToStaticMarkup(createElement(ValueTrend, { result: quantity("%"), takenAt: Date.UTC(2026, 0, 1), earlier }));
    expect([...drawn.matchAll(/<td[^>]*>([^<]*)</g)].map(([, cell]) => cell)).toEqual(["5.7 %", "6.1 %", "6.4 %"]);
    expect(drawn.match(/<circle/g)).toHaveLength(3);
  });

  it("draws no line to a bound, says what its mark means, and has words in its table alone where no figure came after", () => {
    const earlier: readonly EarlierValue[] = [
      { takenAt: Date.UTC(2025, 0, 1), found: { kind: "bound", comparator: "<", value: 0.01, unit: "%" } },
      { takenAt: Date.UTC(2025, 6, 1), found: { kind: "words", text: "Not detected" } },
    ];
    const cells = (drawn: string) => [...drawn.matchAll(/<td[^>]*>([^<]*)</g)].map(([, cell]) => cell);
    const drawn = renderToStaticMarkup(createElement(ValueTrend, { result: quantity("%"), takenAt: Date.UTC(2026, 0, 1), earlier }));
    expect(cells(drawn)).toEqual(["5.7 %", "Not detected", "&lt;0.01 %"]);
    expect([drawn.match(/<circle/g)?.length, drawn.match(/result-trend-bound/g)?.length]).toEqual([1, 2]);
    expect(drawn).toContain('class="result-trend-line" d=""');
    expect(drawn).toContain(labReportWords.bounds);
    const words = renderToStaticMarkup(
      createElement(ValueTrend, { result: { kind: "words", text: "Trace" }, takenAt: Date.UTC(2026, 0, 1), earlier }),
    );
    expect([cells(words), words.includes("result-trend-line")]).toEqual([["Trace", "Not detected", "&lt;0.01 %"], false]);
  });
});
