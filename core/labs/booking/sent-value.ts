import { grouped } from "../../shared/grouped.ts";
import type { LineFault } from "../../shared/lines/line-fault.ts";
import type { LabTest } from "../lab-test.ts";
import type { ReportedTest } from "./lab-report.ts";
import type { Comparator, LabResult, SentRange } from "./lab-value.ts";

/** What a line says was found. `isNormal`: whether words are usual, null: the laboratory does not say. */
export type SentFinding =
  | { readonly kind: "quantity"; readonly value: number }
  | { readonly kind: "bound"; readonly comparator: Comparator; readonly value: number }
  | { readonly kind: "words"; readonly text: string; readonly isNormal: boolean | null };

/** A line of a laboratory's file of values. `test`: its id. */
export type SentValue = {
  readonly line: number;
  readonly test: string;
  readonly code: string;
  readonly finding: SentFinding;
  readonly unit: string | null;
  readonly range: SentRange;
};

type BookedTests = readonly Pick<ReportedTest, "test" | "title">[];

/**
 * The tests that a file of values reports on, and what is wrong with its lines: a test that was not booked, a value that the test doesn't
 * have, one that comes twice, another unit, a range whose ends are the wrong way round, a value that is missing. A file without faults has
 * every value of each of its tests. Source: specification/labs.md, Reports of a lab.
 */
export function testsSent(
  sent: readonly SentValue[],
  { asked, offered }: { readonly asked: BookedTests; readonly offered: readonly LabTest[] },
): { readonly tests: readonly ReportedTest[]; readonly faults: readonly LineFault[] } {
  const faults: LineFault[] = [];
  const tests: ReportedTest[] = [];
  for (const [id, lines] of grouped(sent, ({ test }) => test)) {
    const booked = asked.find(({ test }) => test === id);
    const test = offered.find((one) => one.id === id);
    if (booked === undefined || test === undefined) {
      faults.push(...lines.map(({ line }) => ({ line, path: "test", expected: "a test that is booked for this person" })));
      continue;
    }
    faults.push(...lines.flatMap((one, nth) => faultsOf(one, { test, before: lines.slice(0, nth) })));
    const missing = test.parameters.filter(({ code }) => !lines.some((one) => one.code === code));
    const last = lines.at(-1)?.line ?? 1;
    if (missing.length > 0)
      faults.push({ line: last, path: "code", expected: `all values of ${id}, also ${missing.map(({ code }) => code).join(", ")}` });
    const values = test.parameters.flatMap(({ code, name }) => {
      const found = lines.find((one) => one.code === code);
      return found === undefined ? [] : [{ code, name, result: resultOf(found) }];
    });
    tests.push({ ...booked, values });
  }
  return { tests, faults: faults.toSorted((a, b) => a.line - b.line) };
}

function resultOf({ finding, unit, range }: SentValue): LabResult {
  if (finding.kind !== "words") return { ...finding, unit, range };
  const { text, isNormal } = finding;
  return isNormal === null ? { kind: "words", text } : { kind: "judged-words", text, isNormal };
}

function faultsOf(
  { line, code, finding, unit, range }: SentValue,
  { test, before }: { readonly test: LabTest; readonly before: readonly SentValue[] },
): readonly LineFault[] {
  const parameter = test.parameters.find((one) => one.code === code);
  if (parameter === undefined) return [{ line, path: "code", expected: `a value of ${test.id}` }];
  const fault = (path: string, expected: string): LineFault => ({ line, path, expected });
  const isWordy = finding.kind === "words";
  return [
    ...(before.some((one) => one.code === code) ? [fault("code", "each value of a test once")] : []),
    ...(unit === parameter.unit || (unit === null && (isWordy || parameter.unit === "1"))
      ? []
      : [fault("unit", parameter.unit ?? "no unit")]),
    ...rangeFaults(range, isWordy).map(([path, expected]) => fault(path, expected)),
  ];
}

type PathFault = readonly [path: string, expected: string];

function rangeFaults({ low, high, criticalLow, criticalHigh }: SentRange, isWordy: boolean): readonly PathFault[] {
  if (isWordy) return [low, high, criticalLow, criticalHigh].some((end) => end !== null) ? [["low", "no range beside words"]] : [];
  const isBelow = (one: number | null, other: number | null) => one !== null && other !== null && one < other;
  return [
    ...(isBelow(high, low) ? [["high", "a number that is not below low"] as const] : []),
    ...(isBelow(low, criticalLow) || isBelow(high, criticalLow) ? [["critical_low", "a number that is not above low"] as const] : []),
    ...(isBelow(criticalHigh, high) || isBelow(criticalHigh, low) || isBelow(criticalHigh, criticalLow)
      ? [["critical_high", "a number that is not below high"] as const]
      : []),
  ];
}
