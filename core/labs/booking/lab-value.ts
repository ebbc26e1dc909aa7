import { compare, exactly, minus, times } from "../../shared/exact.ts";
import type { BilingualText } from "../../shared/language.ts";
import type { RangeAge } from "../range-age.ts";

/**
 * The range that a laboratory sends with a value, in the value's unit; null: it sends none. Between `low` and `high`, both included, a
 * value is usual; below `criticalLow` or above `criticalHigh` somebody has to act at once. Source: specification/labs.md, Reports of a lab.
 */
export type SentRange = {
  readonly low: number | null;
  readonly high: number | null;
  readonly criticalLow: number | null;
  readonly criticalHigh: number | null;
  /** For whom the range is; null: that was not sent. */
  readonly of: { readonly sex: "female" | "male"; readonly age: RangeAge } | null;
};

export const COMPARATORS = ["<", "<=", ">", ">="] as const;
export type Comparator = (typeof COMPARATORS)[number];

/** A measured number; `unit` of UCUM, null: it has none. */
type Quantity = { readonly kind: "quantity"; readonly value: number; readonly unit: string | null };
/** A number that the true one lies below or above, as where less is there than a machine can measure. */
type Bound = { readonly kind: "bound"; readonly comparator: Comparator; readonly value: number; readonly unit: string | null };

/** What was found as a figure, with the range that was sent with it. */
export type LabFigure = (Quantity | Bound) & { readonly range: SentRange };
/** Words that stand for a figure or beside none, of which the laboratory says whether that is usual or does not. */
export type LabWords =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "judged-words"; readonly text: string; readonly isNormal: boolean };

/** What was found, as FHIR's Observation has it. */
export type LabResult = LabFigure | LabWords;

export const isFigure = (result: LabResult): result is LabFigure => result.kind === "quantity" || result.kind === "bound";

/** One value of a report. `code` and `name` are the test's as it was then. */
export type LabValue = { readonly code: string; readonly name: BilingualText; readonly result: LabResult };

/** "abnormal" is what the laboratory says of words. */
export const RESULT_FLAGS = ["low", "normal", "high", "critical", "abnormal"] as const;
export type ResultFlag = (typeof RESULT_FLAGS)[number];

/** `side`: beyond which end of its range it lies; null: within, or words. `isSlight`: at most a tenth of that end beyond it. */
export type ResultVerdict = { readonly flag: ResultFlag; readonly side: "low" | "high" | null; readonly isSlight: boolean };

/**
 * What a value is by the range that was sent with it, never by today's table, and what words are as the laboratory says; null: no range was
 * sent, or nothing was said. A bound is flagged only where every value that it can mean is so.
 * Source: specification/labs.md, Reports of a lab.
 */
export function verdictOn(result: LabResult): ResultVerdict | null {
  if (result.kind === "words") return null;
  if (result.kind === "judged-words") return { flag: result.isNormal ? "normal" : "abnormal", side: null, isSlight: false };
  const { low, high, criticalLow, criticalHigh } = result.range;
  if (low === null && high === null && criticalLow === null && criticalHigh === null) return null;
  const span = spanOf(result);
  const slight = (end: number) => result.kind === "quantity" && isWithinATenth(end, result.value);
  if (criticalLow !== null && isBelow(span, criticalLow)) return { flag: "critical", side: "low", isSlight: false };
  if (criticalHigh !== null && isAbove(span, criticalHigh)) return { flag: "critical", side: "high", isSlight: false };
  if (low !== null && isBelow(span, low)) return { flag: "low", side: "low", isSlight: slight(low) };
  if (high !== null && isAbove(span, high)) return { flag: "high", side: "high", isSlight: slight(high) };
  const [least, most] = [low ?? criticalLow ?? -Infinity, high ?? criticalHigh ?? Infinity];
  return span.from >= least && span.to <= most ? { flag: "normal", side: null, isSlight: false } : null;
}

/** The values that a figure can mean. An end that `isOpen` is none of them. */
export type FigureSpan = { readonly from: number; readonly to: number; readonly isOpen: boolean };

/** What is measured is not below 0, unless its range says that it may be. Source: specification/labs.md, Reports of a lab. */
export function spanOf(figure: (Quantity | Bound) & { readonly range?: SentRange }): FigureSpan {
  const { value, range } = figure;
  if (figure.kind === "quantity") return { from: value, to: value, isOpen: false };
  const { comparator } = figure;
  const isOpen = comparator === "<" || comparator === ">";
  if (comparator === ">" || comparator === ">=") return { from: value, to: Infinity, isOpen };
  const mayBeNegative =
    value <= 0 || (range !== undefined && [range.low, range.high, range.criticalLow, range.criticalHigh].some((end) => (end ?? 0) < 0));
  return { from: mayBeNegative ? -Infinity : 0, to: value, isOpen };
}

/** Whether every value of a span is below an end. */
export const isBelow = ({ to, isOpen }: FigureSpan, end: number): boolean => to < end || (to === end && isOpen);

/** Whether every value of a span is above an end. */
export const isAbove = ({ from, to, isOpen }: FigureSpan, end: number): boolean =>
  from > end || (from === end && isOpen && to === Infinity);

/** Calculated exactly: in floats 5.13 is more than a tenth below 5.7. */
function isWithinATenth(end: number, value: number): boolean {
  const beyond = times(minus(exactly(value), exactly(end)), exactly(10));
  const most = Math.abs(end);
  return compare(beyond, exactly(most)) <= 0 && compare(beyond, exactly(-most)) >= 0;
}
