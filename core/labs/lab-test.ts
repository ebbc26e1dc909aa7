import type { Paise } from "../shared/money.ts";
import type { BilingualText } from "../shared/language.ts";
import type { RangeAge } from "./range-age.ts";

declare const testBrand: unique symbol;

export type LabTestId = string & { readonly [testBrand]: true };

export const labTestId = (id: string): LabTestId => id as LabTestId;

export const LAB_CATEGORIES = [
  "blood",
  "diabetes",
  "heart",
  "thyroid",
  "liver",
  "kidney",
  "vitamins",
  "hormones",
  "infections",
  "immunity",
  "bones",
  "tumour-markers",
] as const;
export type LabCategory = (typeof LAB_CATEGORIES)[number];

export const SAMPLES = ["blood", "urine", "stool", "sputum", "swab"] as const;
export type Sample = (typeof SAMPLES)[number];

/** For so many hours before the sample only water is taken; 0: meals make no difference. */
export const FASTING_HOURS = [0, 8, 10, 12] as const;
export type FastingHours = (typeof FASTING_HOURS)[number];

export const RANGE_SEXES = ["any", "female", "male"] as const;
export type RangeSex = (typeof RANGE_SEXES)[number];

/** What is usual from one age to another, both included; null: without an end. At least one of `low` and `high` is there. */
export type ReferenceRange = {
  readonly sex: RangeSex;
  readonly fromAge: RangeAge;
  readonly toAge: RangeAge | null;
  readonly low: number | null;
  readonly high: number | null;
};

/** One value of a report. `unit` as UCUM writes it; "1": a number without a unit, null: words. */
export type LabParameter = {
  readonly code: string;
  readonly name: BilingualText;
  readonly unit: string | null;
  readonly ranges: readonly ReferenceRange[];
};

/**
 * A test that can be asked of a laboratory. Prices include tax. `reportHours` from the sample to the report; `source` names where its
 * ranges are from. Source: specification/labs.md, Tests, packages and labs.
 */
export type LabTest = {
  readonly id: LabTestId;
  readonly slug: string;
  readonly title: BilingualText;
  /** Other names by which it is found. */
  readonly aliases: readonly string[];
  readonly category: LabCategory;
  readonly sample: Sample;
  readonly fastingHours: FastingHours;
  /** The sample is taken so many hours after the first bite of a usual meal; 0: meals make no difference, or one fasts. */
  readonly afterMealHours: number;
  readonly reportHours: number;
  readonly mrp: Paise;
  readonly price: Paise;
  /** In percent. */
  readonly gst: number;
  readonly needsPrescription: boolean;
  readonly isAtHome: boolean;
  readonly prepare: BilingualText | null;
  readonly parameters: readonly LabParameter[];
  readonly source: string | null;
};
