import { typedMeasure } from "./typed-measure.ts";
import type { HealthInput, InputFault } from "#core/health/health-input.ts";
import type { FieldProblem, Values } from "./worked.ts";

/** Fields that more than one tool asks. */
export type MeasureName = "sex" | "age" | "pregnant" | "weight" | "weight_unit" | "height" | "height_in" | "height_unit";

export const NO_MEASURES: Values<MeasureName> = {
  sex: "",
  age: "",
  pregnant: "",
  weight: "",
  weight_unit: "kg",
  height: "",
  height_in: "",
  height_unit: "cm",
};

/** What is filled in, by the keys of the tools' contract and in the units that were chosen; null: nothing was. */
export function measuresIn(values: Values<MeasureName>): HealthInput {
  const isInFeet = values.height_unit === "ft";
  return {
    sex: values.sex === "" ? null : values.sex,
    age_years: typedMeasure(values.age),
    pregnant: values.pregnant !== "",
    [values.weight_unit === "lb" ? "weight_lb" : "weight_kg"]: typedMeasure(values.weight),
    [isInFeet ? "height_ft" : "height_cm"]: typedMeasure(values.height),
    height_in: isInFeet ? typedMeasure(values.height_in) : null,
  };
}

/** The fields that were filled in for an input. What is no number or text there counts as nothing. */
export function measuresOf(input: HealthInput): Values<MeasureName> {
  const isInFeet = isGiven(input["height_ft"]);
  return {
    sex: textOf(input["sex"]),
    age: textOf(input["age_years"]),
    pregnant: input["pregnant"] === true ? "on" : "",
    weight: textOf(input["weight_lb"] ?? input["weight_kg"]),
    weight_unit: isGiven(input["weight_lb"]) ? "lb" : "kg",
    height: textOf(input[isInFeet ? "height_ft" : "height_cm"]),
    height_in: isInFeet ? textOf(input["height_in"]) : "",
    height_unit: isInFeet ? "ft" : "cm",
  };
}

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

export const textOf = (value: unknown): string => (typeof value === "number" || typeof value === "string" ? String(value) : "");

/** The fields that faults lie in, by the keys that they stand for. */
export function problemsIn<Field extends string>(
  faults: readonly InputFault[],
  values: Values<Field>,
  fieldOf: ReadonlyMap<string, Field>,
): { readonly [Name in Field]?: FieldProblem } {
  const found = faults.flatMap(({ path }): readonly (readonly [Field, FieldProblem])[] => {
    const field = fieldOf.get(path);
    return field === undefined ? [] : [[field, values[field].trim() === "" ? "needed" : "range"]];
  });
  return Object.assign({}, ...found.map(([field, problem]) => ({ [field]: problem })));
}

/** The field of each key that these measures have. */
export const MEASURE_KEYS: readonly (readonly [string, MeasureName])[] = [
  ["sex", "sex"],
  ["age_years", "age"],
  ["weight_kg", "weight"],
  ["weight_lb", "weight"],
  ["height_cm", "height"],
  ["height_ft", "height"],
  ["height_in", "height"],
];
