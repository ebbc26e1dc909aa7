import { observer } from "mobx-react-lite";
import { MEASURES } from "#core/health/measures.ts";
import { GIRTHS } from "#core/trackers/weigh-in.ts";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { weightPhrases as words } from "#web/features/trackers/wording/weight.ts";
import type { WeightFormModel } from "./weight-form-model.ts";

const UNITS = (["cm", "in"] as const).map((value) => ({ value, words: words.girthUnits[value] }));

/** Girths that may be measured with a weight: folded away, as most weigh in with one field. */
export const GirthFields = observer(function GirthFields({ model }: { readonly model: WeightFormModel }) {
  const isFilled = GIRTHS.some((girth) => model.girths[girth] !== "");
  return (
    <div className="accordions">
      <Accordion heading={words.girths} isOpen={isFilled}>
        <div className="tracker-change">
          {GIRTHS.map((girth) => {
            const { from, to } = MEASURES[girth];
            return (
              <TextField
                key={girth}
                label={words.girth[girth]}
                value={model.girths[girth]}
                onChange={(amount) => model.measure(girth, amount)}
                inputMode="decimal"
                problem={model.faults > 0 && model.wrongGirth === girth ? words.wrongGirth({ from: String(from), to: String(to) }) : null}
              />
            );
          })}
          <SelectField label={words.girthUnit} choices={UNITS} value={model.girthUnit} onChange={model.measureIn} />
        </div>
      </Accordion>
    </div>
  );
});
