import { compare, exactly, minus, times } from "../../shared/exact.ts";
import type { BilingualText } from "../../shared/language.ts";

/**
 * The range that a laboratory sends with a value, in the value's unit; null: it sends none. Between `low` and `high`, both included, a value is
 * usual; below `criticalLow` or above `criticalHigh` somebody has to act at once. Source: specification/labs.md, Reports of a lab.
 */
export type SentRange = {
  readonly low: number | null;
  readonly high: number | null;
  readonly criticalLow: number | null;
  readonly criticalHigh: number | null;
  /** For whom the range is, `age` in whole years; null: that was not sent. */
  readonly of: { readonly sex: "female" | "male"; readonly age: number } | null;
};

/** What was found, as FHIR's Observation has it: a quantity with a unit of UCUM (null: it has none), or words. */
export type LabResult =
  | { readonly kind: "quantity"; readonly value: number; readonly unit: string | null; readonly range: SentRange }
  | { readonly kind: "words"; readonly text: string };

/** One value of a report. `code` and `name` are the test's as it was then. */
export type LabValue = { readonly code: string; readonly name: BilingualText; readonly result: LabResult };

export const RESULT_FLAGS = ["low", "normal", "high", "critical"] as const;
export type ResultFlag = (typeof RESULT_FLAGS)[number];

/** `side`: beyond which end of its range it lies; null: within. `isSlight`: at most a tenth of that end beyond it. */
export type ResultVerdict = { readonly flag: ResultFlag; readonly side: "low" | "high" | null; readonly isSlight: boolean };

/**
 * What a value is by the range that was sent with it, never by today's table; null: no range was sent, or the value is words.
 * Source: specification/labs.md, Reports of a lab.
 */
export function verdictOn(result: LabResult): ResultVerdict | null {
  if (result.kind === "words") return null;
  const { value, range } = result;
  const { low, high, criticalLow, criticalHigh } = range;
  if (low === null && high === null && criticalLow === null && criticalHigh === null) return null;
  if (criticalLow !== null && value < criticalLow) return { flag: "critical", side: "low", isSlight: false };
  if (criticalHigh !== null && value > criticalHigh) return { flag: "critical", side: "high", isSlight: false };
  if (low !== null && value < low) return { flag: "low", side: "low", isSlight: isWithinATenth(low, value) };
  if (high !== null && value > high) return { flag: "high", side: "high", isSlight: isWithinATenth(high, value) };
  return { flag: "normal", side: null, isSlight: false };
}

/** Calculated exactly: in floats 5.13 is more than a tenth below 5.7. */
function isWithinATenth(end: number, value: number): boolean {
  const beyond = times(minus(exactly(value), exactly(end)), exactly(10));
  const most = Math.abs(end);
  return compare(beyond, exactly(most)) <= 0 && compare(beyond, exactly(-most)) >= 0;
}
