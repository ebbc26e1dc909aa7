import { isGiven, MEASURE_KEYS, measuresIn, measuresOf, NO_MEASURES, textOf } from "#web/features/health/tool/body-measures.ts";
import { typedMeasure } from "#web/features/health/tool/typed-measure.ts";
import type { HealthInput } from "#core/health/health-input.ts";
import type { MeasureName } from "#web/features/health/tool/body-measures.ts";
import type { Values } from "#web/features/health/tool/worked.ts";

export type BodyField = MeasureName | "waist" | "neck" | "hip" | "girth_unit";
export type BodyValues = Values<BodyField>;

const GIRTHS = ["waist", "neck", "hip"] as const;

/** What a body's tools ask, and how their input is filled in and read again. */
export const bodyValues = {
  none: { ...NO_MEASURES, waist: "", neck: "", hip: "", girth_unit: "cm" } satisfies BodyValues,

  input(values: BodyValues): HealthInput {
    const unit = values.girth_unit === "in" ? "in" : "cm";
    return { ...measuresIn(values), ...Object.fromEntries(GIRTHS.map((girth) => [`${girth}_${unit}`, typedMeasure(values[girth])])) };
  },

  of(input: HealthInput): BodyValues {
    const unit = GIRTHS.some((girth) => isGiven(input[`${girth}_in`])) ? "in" : "cm";
    const girth = (name: (typeof GIRTHS)[number]) => textOf(input[`${name}_${unit}`]);
    return { ...measuresOf(input), waist: girth("waist"), neck: girth("neck"), hip: girth("hip"), girth_unit: unit };
  },

  /** The field of each key of the input. */
  fieldOf: new Map<string, BodyField>([
    ...MEASURE_KEYS,
    ...GIRTHS.flatMap((girth) => [[`${girth}_cm`, girth] as const, [`${girth}_in`, girth] as const]),
  ]),
};
