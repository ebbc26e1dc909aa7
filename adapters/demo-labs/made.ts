import { labTestId } from "#core/labs/lab-test.ts";
import { paise } from "#core/shared/money.ts";
import type { LabCategory, LabParameter, LabTest, ReferenceRange } from "#core/labs/lab-test.ts";
import type { BilingualText } from "#core/shared/language.ts";

/** Where ranges are from that name no other source. */
const MEDLINE_PLUS = "MedlinePlus, U.S. National Library of Medicine (laboratories' own ranges go before these)";

/** A value of a report: its code, names, unit of UCUM and ranges. */
export const value = (
  code: string,
  english: string,
  hindi: string,
  unit: string | null = null,
  ...ranges: readonly ReferenceRange[]
): LabParameter => ({ code, name: { english, hindi }, unit, ranges });

const range =
  (sex: ReferenceRange["sex"]) =>
  (low: number | null, high: number | null, fromAge = 0, toAge: number | null = null) => ({
    sex,
    fromAge,
    toAge,
    low,
    high,
  });

/** Ranges of men, of women and of everybody, from one age to another, both in years and included. */
export const men = range("male");
export const women = range("female");
export const all = range("any");

type Facts = readonly [fasting: LabTest["fastingHours"], reportHours: number, mrp: number, price: number];
type Rest = Partial<Pick<LabTest, "sample" | "afterMealHours" | "needsPrescription" | "isAtHome" | "prepare" | "source">>;

/** Tests of one category: slug, titles, other names with a comma between them, hours and rupees, values, and what differs from most tests. */
export const testsOf =
  (category: LabCategory) =>
  (
    slug: string,
    [english, hindi]: readonly [string, string],
    aliases: string,
    [fastingHours, reportHours, mrp, price]: Facts,
    parameters: readonly LabParameter[],
    rest: Rest = {},
  ): LabTest => ({
    id: labTestId(`t-${slug}`),
    slug,
    title: { english, hindi },
    aliases: aliases.split(", "),
    category,
    sample: "blood",
    fastingHours,
    afterMealHours: 0,
    reportHours,
    mrp: paise(mrp * 100),
    price: paise(price * 100),
    gst: 0,
    needsPrescription: false,
    isAtHome: true,
    prepare: null,
    parameters,
    source: parameters.some(({ ranges }) => ranges.length > 0) ? MEDLINE_PLUS : null,
    ...rest,
  });

export const inBoth = (english: string, hindi: string): BilingualText => ({ english, hindi });
