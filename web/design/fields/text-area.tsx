import { useId } from "react";
import { FieldNotes } from "./field-notes.tsx";
import { describedBy } from "./described-by.ts";

type TextAreaProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly problem?: string | null;
  /** "line": as high as one line, until something is to be written. */
  readonly height?: "line" | "lines";
  readonly onFocus?: () => void;
};

/** Several lines to fill, with what is wrong with them. */
export function TextArea({ label, value, onChange, hint, problem = null, height = "lines", onFocus }: TextAreaProps) {
  const id = useId();
  return (
    <div className={problem === null ? "field" : "field is-error"}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={height === "line" ? 1 : 5}
        value={value}
        {...describedBy(id, problem, hint)}
        onFocus={onFocus}
        onChange={({ target }) => onChange(target.value)}
      />
      <FieldNotes id={id} problem={problem} hint={hint} />
    </div>
  );
}
