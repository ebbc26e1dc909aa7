import { useId } from "react";
import { FieldNotes } from "./field-notes.tsx";
import { describedBy } from "./described-by.ts";
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from "react";

type TextFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  /** What is wrong with it. */
  readonly problem?: string | null;
  readonly type?: HTMLInputTypeAttribute;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: "text" | "numeric" | "decimal" | "tel" | "email";
  /** Its name in a form that is sent without script. */
  readonly name?: string;
  readonly isOptional?: string;
  /** The id of a datalist with what may be meant. */
  readonly list?: string;
  readonly most?: number;
  readonly earliest?: string;
  readonly latest?: string;
};

/** A line to fill, with its label, its hint and what is wrong with it. */
export function TextField({
  label,
  value,
  onChange,
  hint,
  problem = null,
  type = "text",
  isOptional,
  most,
  earliest,
  latest,
  ...how
}: TextFieldProps) {
  const id = useId();
  return (
    <div className={problem === null ? "field" : "field is-error"}>
      <label htmlFor={id}>
        {label}
        {isOptional === undefined ? null : <span className="field-hint"> {isOptional}</span>}
      </label>
      <input
        id={id}
        type={type}
        value={value}
        {...(most === undefined ? {} : { maxLength: most })}
        {...(earliest === undefined ? {} : { min: earliest })}
        {...(latest === undefined ? {} : { max: latest })}
        {...how}
        {...describedBy(id, problem, hint)}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldNotes id={id} problem={problem} hint={hint} />
    </div>
  );
}
