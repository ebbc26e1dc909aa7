import { useId } from "react";
import { FieldNotes } from "#web/design/fields/field-notes.tsx";
import { describedBy } from "#web/design/fields/described-by.ts";
import "./measure-fields.css";

type MeasureFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem: string | null;
  readonly hint?: string;
  /** The units to choose among, where this field chooses one. */
  readonly unit?: {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly choices: readonly { readonly value: string; readonly words: string }[];
    readonly onChange: (unit: string) => void;
  };
  /** A second, smaller part of it, shown while the unit `ft` is chosen. */
  readonly inches?: {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
  };
};

/** A number to fill, beside its unit. */
export function MeasureField({ label, name, value, onChange, problem, hint, unit, inches }: MeasureFieldProps) {
  const id = useId();
  return (
    <div className={problem === null ? "field" : "field is-error"}>
      <label htmlFor={id}>{label}</label>
      <span className="measure-input">
        <input
          id={id}
          name={name}
          inputMode="decimal"
          maxLength={12}
          value={value}
          {...describedBy(id, problem, hint)}
          onChange={({ target }) => onChange(target.value)}
        />
        {inches === undefined ? null : (
          <input
            className="inches"
            name={inches.name}
            inputMode="decimal"
            maxLength={12}
            aria-label={inches.label}
            placeholder={inches.label}
            value={inches.value}
            onChange={({ target }) => inches.onChange(target.value)}
          />
        )}
        {unit === undefined ? null : (
          <select name={unit.name} aria-label={unit.label} value={unit.value} onChange={({ target }) => unit.onChange(target.value)}>
            {unit.choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.words}
              </option>
            ))}
          </select>
        )}
      </span>
      <FieldNotes id={id} problem={problem} hint={hint} />
    </div>
  );
}
