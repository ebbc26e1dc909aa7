import { measureWords } from "./measure-words.ts";
import type { TypedRow } from "#web/features/health/card/typed-row.ts";
import type { MeasureName } from "./body-measures.ts";
import type { Values } from "./worked.ts";

/** What was entered, as it was entered. */
export function typedMeasures(values: Values<MeasureName>): readonly TypedRow[] {
  const { sex, age, weight, weight_unit, height, height_in, height_unit, pregnant } = values;
  const { units } = measureWords;
  const isTold = ({ figure }: TypedRow) => figure !== "";
  const withUnit = (number: string, unit: string) => (number === "" ? "" : measureWords.withUnit({ number, unit }));
  const tall =
    height_unit === "ft" && height !== ""
      ? measureWords.feetInches({ feet: height, inches: height_in === "" ? "0" : height_in })
      : withUnit(height, units.cm);
  return [
    { label: measureWords.sex, figure: sex === "female" || sex === "male" ? measureWords.sexes[sex] : "" },
    { label: measureWords.age, figure: age },
    { label: measureWords.weight, figure: withUnit(weight, weight_unit === "lb" ? units.lb : units.kg) },
    { label: measureWords.height, figure: tall },
    { label: measureWords.pregnant, figure: pregnant === "" ? "" : "✓" },
  ].filter(isTold);
}
