import { measureWords } from "#web/features/health/tool/measure-words.ts";
import { typedMeasures } from "#web/features/health/tool/typed-measures.ts";
import { bodyPhrases } from "#web/features/health/wording/body.ts";
import { bodyResultPhrases as says } from "#web/features/health/wording/body-results.ts";
import type { HealthAnswer } from "#core/health/health-answer.ts";
import type { TypedRow } from "#web/features/health/card/typed-row.ts";
import type { BodyValues } from "./body-values.ts";

const BANDS: ReadonlyMap<string, string> = new Map(Object.entries(says.bands));

/** A body's result in words, in any language. */
export const bodyWords = {
  ...says,
  headline: (bmi: HealthAnswer): string => {
    const [shown, band] = [bmi.figures?.["bmi"] ?? "", BANDS.get(bmi.band ?? "")];
    return band === undefined ? says.saysAlone({ bmi: shown }) : says.says({ bmi: shown, band });
  },
  typed(values: BodyValues): readonly TypedRow[] {
    const unit = values.girth_unit === "in" ? measureWords.units.in : measureWords.units.cm;
    const girths = (["neck", "waist", "hip"] as const).flatMap((girth) =>
      values[girth] === "" ? [] : [{ label: bodyPhrases.places[girth], figure: measureWords.withUnit({ number: values[girth], unit }) }],
    );
    return [...typedMeasures(values), ...girths];
  },
};
