import { observer } from "mobx-react-lite";
import { MEASURES } from "#core/health/measures.ts";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { trackerWords } from "#web/features/trackers/page/tracker-words.ts";
import { weightPhrases as words } from "#web/features/trackers/wording/weight.ts";
import type { WeightFormModel } from "./weight-form-model.ts";

const UNITS = (["kg", "lb"] as const).map((value) => ({ value, words: words.units[value] }));
const RANGE = { from: String(MEASURES.weight.from), to: String(MEASURES.weight.to) };

/** The weight with its unit, and what is asked back. */
export const WeightFields = observer(function WeightFields({ model }: { readonly model: WeightFormModel }) {
  const { last } = model;
  return (
    <>
      <TextField
        label={words.weight}
        value={model.amount}
        onChange={(amount) => model.enter({ amount })}
        inputMode="decimal"
        problem={model.faults > 0 && model.isWrong && model.wrongGirth === null ? words.wrong(RANGE) : null}
      />
      <SelectField label={words.unit} choices={UNITS} value={model.unit} onChange={model.choose} />
      <p role="status" className="tracker-overlap">
        {model.isDoubted && last !== null ? words.doubted({ last: trackerWords.amount("weight", last.kg) }) : null}
      </p>
    </>
  );
});
