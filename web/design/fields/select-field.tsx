import { useId } from "react";
import { FieldNotes } from "./field-notes.tsx";
import { describedBy } from "./described-by.ts";

type SelectFieldProps = {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly words: string }[];
  /** Shown while nothing is chosen, and not to be chosen again; without it one of the choices always is. */
  readonly unchosen?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete?: string;
  readonly problem?: string | null;
  /** Its name in a form that is sent without script. */
  readonly name?: string;
};

/** One of many. */
export function SelectField({ label, choices, unchosen, value, onChange, autoComplete, problem = null, name }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={problem === null ? "field" : "field is-error"}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        value={value}
        autoComplete={autoComplete}
        {...describedBy(id, problem)}
        onChange={({ target }) => onChange(target.value)}
      >
        {value === "" && unchosen !== undefined ? <option value="">{unchosen}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
      <FieldNotes id={id} problem={problem} />
    </div>
  );
}
