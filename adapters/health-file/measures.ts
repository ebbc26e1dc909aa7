import { compare, exactly, times } from "#core/shared/exact.ts";
import { NUMBER, TRUE_OR_FALSE, oneOfInAnyCase, whole } from "#adapters/input-file/kind.ts";
import { FAULTY } from "#adapters/input-file/read.ts";
import { AGES, HEIGHTS, MEASURES } from "#core/health/measures.ts";
import type { Measure } from "#core/health/measures.ts";
import type { Exact } from "#core/shared/exact.ts";
import type { Kind } from "#adapters/input-file/kind.ts";
import type { Part } from "#adapters/input-file/part.ts";
import type { Read } from "#adapters/input-file/read.ts";

export const readWeight = (file: Part): Read<Exact> => required(file, MEASURES.weight);
export const readOptionalWeight = (file: Part): Read<Exact | null> => optional(file, MEASURES.weight);
export const readWaist = (file: Part): Read<Exact> => required(file, MEASURES.waist);
export const readGirth = (file: Part, name: "waist" | "neck" | "hip"): Read<Exact | null> => optional(file, MEASURES[name]);

const required = (file: Part, measure: Measure): Read<Exact> =>
  isTold(file, measure) ? told(file, measure) : missing(file, measure.metric, `a number, or ${measure.other}`);

const optional = (file: Part, measure: Measure): Read<Exact | null> => (isTold(file, measure) ? told(file, measure) : null);

const isTold = (file: Part, { metric, other }: Measure): boolean => file.has(metric) || file.has(other);

function told(file: Part, measure: Measure): Read<Exact> {
  const { metric, other, decimals, otherDecimals, factor, from, to } = measure;
  if (file.has(metric) && file.has(other)) return missing(file, other, `nothing beside ${metric}`);
  const read = file.has(metric)
    ? file.required(metric, decimal({ decimals, factor: 1, from, to }))
    : file.required(other, decimal({ decimals: otherDecimals, factor, from, to }));
  return read;
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
  if (isMetric) return file.required("height_cm", decimal({ decimals: 1, factor: 1, ...HEIGHTS }));
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

const INCHES: Kind<Exact> = {
  expected: "a number from 0 to below 12 with at most one decimal",
  read: (value) => {
    const inches = decimal({ decimals: 1, factor: 1, from: 0, to: 12 }).read(value);
    return inches !== FAULTY && compare(inches, exactly(12)) < 0 ? inches : FAULTY;
  },
};

type Range = { readonly decimals: number; readonly factor: number; readonly from: number; readonly to: number };

/** A number with so many decimals, times the factor within the range; answered converted and exact. */
export const decimal = ({ decimals, factor, from, to }: Range): Kind<Exact> => ({
  expected: `a number with at most ${decimals} decimals${factor === 1 ? "" : `, in metric units`} from ${from} to ${to}`,
  read: (value) => {
    const number = NUMBER.read(value);
    if (number === FAULTY) return FAULTY;
    const read = exactly(number);
    if ((read.numerator * 10n ** BigInt(decimals)) % read.denominator !== 0n) return FAULTY;
    const converted = times(read, exactly(factor));
    return compare(converted, exactly(from)) >= 0 && compare(converted, exactly(to)) <= 0 ? converted : FAULTY;
  },
});

const SEX = oneOfInAnyCase(["female", "male"]);

export const readSex = (file: Part) => file.required("sex", SEX);
export const readAge = (file: Part, from: number) => file.required("age_years", whole(from, AGES.to));
export const readOptionalAge = (file: Part) => file.optional("age_years", whole(AGES.from, AGES.to), null);
export const readPregnant = (file: Part) => file.optional("pregnant", TRUE_OR_FALSE, false);
