import { observer } from "mobx-react-lite";
import { MEALS } from "#core/trackers/meal-name.ts";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { NothingFound } from "#web/features/trackers/page/nothing-found.tsx";
import { FurtherRows } from "#web/features/trackers/page/further-rows.tsx";
import { trackerPhrases } from "#web/features/trackers/wording/trackers.ts";
import { mealWords as words } from "./meal-words.ts";
import type { MealFormModel } from "./meal-form-model.ts";

const CHOICES = MEALS.map((meal) => ({ value: meal, words: words.meals[meal] }));

/** What was eaten, how much, at which meal and when. */
export const MealFields = observer(function MealFields({ model }: { readonly model: MealFormModel }) {
  const { offered, chosen, units, value } = model;
  const isMissing = model.faults > 0 && value === null;
  const unnamed = isMissing && chosen === null && model.ownName === "" ? words.chooseOne : null;
  return (
    <>
      <TextField label={words.search} hint={words.searchHint} value={model.words} onChange={model.search} autoComplete="off" />
      <NothingFound isShown={model.isNothingFound} words={model.words} />
      {offered.length === 0 && unnamed === null ? null : (
        <ChoiceField
          label={words.what}
          choices={offered.map((food) => ({
            value: food.id,
            words: words.nameOf(food),
            hint: words.servingOf(food, model.table, model.bodyFigures),
          }))}
          value={model.food ?? ""}
          onChange={model.choose}
          problem={unnamed}
        />
      )}
      <FurtherRows search={model.further} />
      {chosen === null ? null : (
        <div className="tracker-pair">
          <TextField
            label={words.amount}
            value={model.amount}
            onChange={(amount) => model.enter({ amount })}
            inputMode="decimal"
            problem={isMissing ? words.wrongAmount : null}
          />
          <SelectField
            label={words.unit}
            choices={units.map((unit) => ({ value: unit, words: words.unitName(unit) }))}
            unchosen=""
            value={model.unit}
            onChange={(unit) => model.enter({ unit })}
          />
        </div>
      )}
      <SelectField label={words.meal} choices={CHOICES} value={model.meal} onChange={model.chooseMeal} />
      <div className="tracker-pair">
        <TextField label={trackerPhrases.entries.date} type="date" value={model.day} onChange={(day) => model.enter({ day })} />
        <TextField label={trackerPhrases.entries.time} type="time" value={model.time} onChange={(time) => model.enter({ time })} />
      </div>
      <div className="accordions meal-own">
        <Accordion heading={words.own} isOpen={model.ownName !== ""}>
          <div className="stack gap-3">
            <TextField
              label={words.ownName}
              value={model.ownName}
              onChange={(ownName) => model.enter({ ownName })}
              most={80}
              autoComplete="off"
            />
            {model.bodyFigures !== "shown" ? null : (
              <TextField
                label={words.ownEnergy}
                hint={words.ownHint}
                value={model.ownEnergy}
                onChange={(ownEnergy) => model.enter({ ownEnergy })}
                inputMode="numeric"
                problem={isMissing && model.ownName !== "" ? words.wrongEnergy : null}
              />
            )}
          </div>
        </Accordion>
      </div>
      <p role="status" className="tracker-overlap">
        {value === null ? null : words.said(value, model.bodyFigures)}
      </p>
    </>
  );
});
