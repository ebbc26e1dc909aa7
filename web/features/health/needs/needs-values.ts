import { MEASURE_KEYS, measuresIn, measuresOf, NO_MEASURES } from "#web/features/health/tool/body-measures.ts";
import type { HealthInput } from "#core/health/health-input.ts";
import type { MeasureName } from "#web/features/health/tool/body-measures.ts";
import type { Values } from "#web/features/health/tool/worked.ts";

export type NeedsField = MeasureName | "activity" | "aim";
export type NeedsValues = Values<NeedsField>;

/** What daily needs ask, and how their input is filled in. */
export const needsValues = {
  none: { ...NO_MEASURES, activity: "", aim: "keep" } satisfies NeedsValues,

  input: (values: NeedsValues): HealthInput => ({
    ...measuresIn(values),
    activity: values.activity === "" ? null : values.activity,
    aim: values.aim === "" ? null : values.aim,
  }),

  /** With what a body's analysis was told. */
  of: (input: HealthInput): NeedsValues => ({ ...needsValues.none, ...measuresOf(input) }),

  /** The field of each key of the input. */
  fieldOf: new Map<string, NeedsField>([...MEASURE_KEYS, ["activity", "activity"], ["aim", "aim"]]),
};
