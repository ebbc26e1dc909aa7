import { typedMeasure } from "#web/features/health/tool/typed-measure.ts";
import type { ComparedFigures } from "#core/health/sitting/results-of-sitting.ts";
import type { SentForm } from "#web/platform/page/screen.tsx";
import type { Values } from "#web/features/health/tool/worked.ts";

const LONGEST = 40;

/**
 * The fields of a tool as a form sent them. A field that was not sent has the value that the form begins with. A box that is not ticked is
 * not sent.
 */
export const sentValues = <Field extends string>(none: Values<Field>, sent: SentForm): Values<Field> =>
  Object.assign(
    {},
    none,
    ...Object.keys(none).map((field) => (sent[field] === undefined ? {} : { [field]: sent[field].slice(0, LONGEST) })),
  );

/** The fields that differ from what the form begins with. */
export function enteredIn<Field extends string>(none: Values<Field>, values: Values<Field>): SentForm {
  const begun: SentForm = none;
  return Object.fromEntries(Object.entries<string>(values).filter(([field, value]) => value !== begun[field]));
}

/** The weight as it was typed, by its unit: pounds are not compared with kilograms. */
export function weightIn({ weight, weight_unit }: Values<"weight" | "weight_unit">): ComparedFigures {
  return { [weight_unit === "lb" ? "weight_lb" : "weight_kg"]: String(typedMeasure(weight)) };
}
