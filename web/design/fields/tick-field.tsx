import { useId } from "react";
import { FieldNotes } from "./field-notes.tsx";
import { describedBy } from "./described-by.ts";

type TickFieldProps = {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
  readonly problem?: string | null;
  /** Its name in a form that is sent without script. */
  readonly name?: string;
};

/** Something to agree to, or to have. */
export function TickField({ label, isTicked, onChange, problem = null, name }: TickFieldProps) {
  const id = useId();
  return (
    <div className={problem === null ? "field tick-field" : "field tick-field is-error"}>
      <label className="tick-box">
        <input
          type="checkbox"
          name={name}
          checked={isTicked}
          {...describedBy(id, problem)}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} problem={problem} />
    </div>
  );
}
