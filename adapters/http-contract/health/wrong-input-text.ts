import { AGES, HEIGHTS, MEASURES } from "#core/health/measures.ts";
import type { InputFault } from "#core/health/health-input.ts";

type Range = { readonly from: number; readonly to: number; readonly unit: string };

const CENTIMETRES: Range = { ...HEIGHTS, unit: "cm" };
const RANGES: ReadonlyMap<string, Range> = new Map<string, Range>([
  ...Object.values(MEASURES).flatMap((measure) => [[measure.metric, measure] as const, [measure.other, measure] as const]),
  ["height_cm", CENTIMETRES],
  ["height_ft", CENTIMETRES],
  ["age_years", { from: AGES.from, to: AGES.to, unit: "years" }],
]);

/** What the call says of its first fault; null: there is none. */
export function wrongInputText(fault: InputFault | null): string {
  if (fault === null) return "Bad request";
  if (fault.expected === WAIST_ABOVE_NECK) return "The waist must measure more than the neck. Please check both.";
  const range = RANGES.get(fault.path);
  return range === undefined ? `${fault.path}: ${fault.expected}.` : `${fault.path}: ${range.from} to ${range.to} ${range.unit}.`;
}

const WAIST_ABOVE_NECK = "a waist that measures more than the neck";
