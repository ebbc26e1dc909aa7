import { compare, exactly, times } from "#core/shared/exact.ts";
import { NUMBER, TRUE_OR_FALSE, oneOfInAnyCase, whole } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { AGES, HEIGHTS, MEASURES } from "#core/health/measures.ts";
import type { Measure } from "#core/health/measures.ts";
import type { Exact } from "#core/shared/exact.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";

export const readWeight = (file: Part): Read<Exact> => required(file, READ.weight);
export const readOptionalWeight = (file: Part): Read<Exact | null> => optional(file, READ.weight);
export const readWaist = (file: Part): Read<Exact> => required(file, READ.waist);
export const readGirth = (file: Part, name: "waist" | "neck" | "hip"): Read<Exact | null> => optional(file, READ[name]);

const required = (file: Part, measure: ReadMeasure): Read<Exact> =>
  isGiven(file, measure) ? readInEitherUnit(file, measure) : missing(file, measure.metric, `a number, or ${measure.other}`);

const optional = (file: Part, measure: ReadMeasure): Read<Exact | null> =>
  isGiven(file, measure) ? readInEitherUnit(file, measure) : null;

const isGiven = (file: Part, { metric, other }: ReadMeasure): boolean => file.has(metric) || file.has(other);

function readInEitherUnit(file: Part, { metric, other, ...measure }: ReadMeasure): Read<Exact> {
  if (!file.has(metric)) return file.required(other, measure.inOther);
  return file.has(other) ? missing(file, other, `nothing beside ${metric}`) : file.required(metric, measure.inMetric);
}

function missing(file: Part, key: string, expected: string): typeof FAULTY {
  file.fault(key, expected);
  return FAULTY;
}

/** Feet and inches, or centimetres. */
export function readHeight(file: Part): Read<Exact> {
  const isMetric = file.has("height_cm");
  if (isMetric && file.has("height_ft")) return missing(file, "height_ft", "nothing beside height_cm");
  if (isMetric && file.has("height_in")) return missing(file, "height_ft", "nothing beside height_cm");
  if (isMetric) return file.required("height_cm", CENTIMETRES);
  if (!file.has("height_ft")) return missing(file, file.has("height_in") ? "height_ft" : "height_cm", "a height");
  const feet = file.required("height_ft", whole(0, 20));
  const inches = file.optional("height_in", INCHES, exactly(0));
  if (feet === FAULTY || inches === FAULTY) return FAULTY;
  const height = times(
    { numerator: BigInt(feet * 12) * inches.denominator + inches.numerator, denominator: inches.denominator },
    exactly(2.54),
  );
  if (compare(height, exactly(HEIGHTS.from)) >= 0 && compare(height, exactly(HEIGHTS.to)) <= 0) return height;
  return missing(file, "height_ft", `a height from ${HEIGHTS.from} to ${HEIGHTS.to} cm`);
}

type Range = { readonly decimals: number; readonly factor: number; readonly from: number; readonly to: number };

/** A number with so many decimals, times the factor within the range; answered converted and exact. */
export function decimal({ decimals, factor, from, to }: Range): Kind<Exact> {
  const scales = Array.from({ length: decimals + 1 }, (_, count) => ({ parts: 10 ** count, denominator: 10n ** BigInt(count) }));
  const [exactFactor, least, most] = [exactly(factor), exactly(from), exactly(to)];
  return {
    expected: `a number with at most ${decimals} decimals${factor === 1 ? "" : `, in metric units`} from ${from} to ${to}`,
    read: (value) => {
      const number = NUMBER.read(value);
      if (number === FAULTY) return FAULTY;
      if (factor === 1 && !(number >= from && number <= to)) return FAULTY;
      for (const { parts, denominator } of scales) {
        const counted = Math.round(number * parts);
        if (counted / parts !== number) continue;
        const read = { numerator: BigInt(counted), denominator };
        if (factor === 1) return read;
        const converted = times(read, exactFactor);
        return compare(converted, least) >= 0 && compare(converted, most) <= 0 ? converted : FAULTY;
      }
      return FAULTY; // It has more decimals.
    },
  };
}

/** A measure with the kinds of number that it may be in its two units. */
type ReadMeasure = Pick<Measure, "metric" | "other"> & { readonly inMetric: Kind<Exact>; readonly inOther: Kind<Exact> };

const kindsOf = ({ metric, other, decimals, otherDecimals, factor, from, to }: Measure): ReadMeasure => ({
  metric,
  other,
  inMetric: decimal({ decimals, factor: 1, from, to }),
  inOther: decimal({ decimals: otherDecimals, factor, from, to }),
});
const READ = { weight: kindsOf(MEASURES.weight), waist: kindsOf(MEASURES.waist), neck: kindsOf(MEASURES.neck), hip: kindsOf(MEASURES.hip) };
const CENTIMETRES = decimal({ decimals: 1, factor: 1, ...HEIGHTS });
const TENTHS = decimal({ decimals: 1, factor: 1, from: 0, to: 12 });

const INCHES: Kind<Exact> = {
  expected: "a number from 0 to below 12 with at most one decimal",
  read: (value) => (value === 12 ? FAULTY : TENTHS.read(value)),
};

const SEX = oneOfInAnyCase(["female", "male"]);

export const readSex = (file: Part) => file.required("sex", SEX);
const [AGE, ADULT_AGE] = [whole(AGES.from, AGES.to), whole(AGES.adult, AGES.to)];
export const readAdultAge = (file: Part) => file.required("age_years", ADULT_AGE);
export const readOptionalAge = (file: Part) => file.optional("age_years", AGE, null);
export const readPregnant = (file: Part) => file.optional("pregnant", TRUE_OR_FALSE, false);
