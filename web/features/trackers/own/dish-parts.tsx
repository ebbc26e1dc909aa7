import X from "lucide-react/icons/x";
import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { Button } from "#web/design/button/button.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { mealWords } from "#web/features/trackers/meal/meal-words.ts";
import { dishWords as words } from "./dish-words.ts";
import type { DishFormModel } from "./dish-form-model.ts";

/** What goes into a dish, one after the other. */
export const DishParts = observer(function DishParts({ model }: { readonly model: DishFormModel }) {
  const { parts, problems, added } = model;
  const list = useRef<HTMLFieldSetElement>(null);
  const takeOut = (nth: number) => {
    model.takeOut(nth);
    list.current?.focus(); // The button that was pressed is gone.
  };
  return (
    <fieldset ref={list} tabIndex={-1} className="stack gap-3">
      <legend className="strong">{words.parts}</legend>
      {parts.length === 0 ? null : (
        <ul className="stack gap-1">
          {parts.map((part, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may go in twice; a part is its place.
            <li key={`${part.food} ${nth}`} className="dish-part">
              {words.part(part)}
              <button
                type="button"
                className="icon-button"
                aria-label={words.removePart({ food: words.foodName(part.food) })}
                onClick={() => takeOut(nth)}
              >
                <X className="icon" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {problems.gone ? (
        <p role="alert" className="field-error">
          {words.gone}
        </p>
      ) : null}
      {model.isFull ? <p>{words.mostParts}</p> : <AddPart model={model} />}
      <p role="status" className="tracker-overlap">
        {added === null ? null : words.added({ food: mealWords.nameOf(added) })}
      </p>
    </fieldset>
  );
});

/** The button stays where it is, so that the next one is added from it. */
const AddPart = observer(function AddPart({ model }: { readonly model: DishFormModel }) {
  const { offered, chosen, units, problems } = model;
  const missing = problems.parts ? words.noParts : problems.choice ? words.choosePart : null;
  return (
    <div className="tracker-change">
      <TextField
        label={words.search}
        hint={words.searchHint}
        value={model.words}
        onChange={model.search}
        autoComplete="off"
        problem={offered.length === 0 ? missing : null}
      />
      {offered.length === 0 ? null : (
        <ChoiceField
          label={words.which}
          choices={offered.map((food) => ({ value: food.id, words: mealWords.nameOf(food) }))}
          value={model.food ?? ""}
          onChange={model.choose}
          problem={missing}
        />
      )}
      {chosen === null ? null : (
        <>
          <TextField
            label={words.amount}
            value={model.amount}
            onChange={(amount) => model.enter({ amount })}
            inputMode="decimal"
            problem={problems.amount ? words.wrongAmount : null}
          />
          <SelectField
            label={words.unit}
            choices={units.map((unit) => ({ value: unit, words: mealWords.unitName(unit) }))}
            unchosen=""
            value={model.unit}
            onChange={(unit) => model.enter({ unit })}
          />
        </>
      )}
      <div className="dish-add">
        <Button look="soft" onPress={() => void model.add()}>
          {words.addPart}
        </Button>
      </div>
    </div>
  );
});
