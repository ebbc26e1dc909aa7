import { useId } from "react";
import { describedBy } from "./described-by.ts";
import { FieldNotes } from "./field-notes.tsx";

type Choice<Value extends string> = { readonly value: Value; readonly words: string };

type ChipsFieldProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: readonly Value[];
  /** What is chosen now, in the order of the choices. */
  readonly onChange: (chosen: readonly Value[]) => void;
  /** Each of these takes all others back, and any other takes it back, as "None of these" does. */
  readonly exclusive?: readonly Value[];
  readonly problem?: string | null;
};

/** Any number of a few, all in sight. */
export function ChipsField<Value extends string>(props: ChipsFieldProps<Value>) {
  const { label, choices, chosen, onChange, exclusive = [], problem = null } = props;
  const id = useId();
  const press = (pressed: Value) => {
    if (chosen.includes(pressed)) return onChange(chosen.filter((value) => value !== pressed));
    const others = exclusive.includes(pressed) ? [] : chosen.filter((value) => !exclusive.includes(value));
    onChange(choices.flatMap(({ value }) => (value === pressed || others.includes(value) ? [value] : [])));
  };
  return (
    <fieldset className={problem === null ? "field choice-field" : "field choice-field is-error"}>
      <legend>{label}</legend>
      <div className="row flex-wrap">
        {choices.map(({ value, words }) => {
          const isChosen = chosen.includes(value);
          return (
            <label key={value} className={isChosen ? "chip is-chosen" : "chip"}>
              <input
                type="checkbox"
                name={id}
                value={value}
                checked={isChosen}
                {...describedBy(id, problem)}
                onChange={() => press(value)}
              />
              {words}
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} problem={problem} />
    </fieldset>
  );
}
