import { CircleAlert } from "lucide-react";
import { useId } from "react";

type TickFieldProps = {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
  readonly problem?: string | null;
};

/** Something to agree to, or to have. */
export function TickField({ label, isTicked, onChange, problem = null }: TickFieldProps) {
  const id = useId();
  return (
    <div className={problem === null ? "field tick-field" : "field tick-field bad"}>
      <label className="tick">
        <input
          type="checkbox"
          checked={isTicked}
          aria-invalid={problem !== null}
          {...(problem === null ? {} : { "aria-describedby": id })}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      {problem === null ? null : (
        <span className="err" id={id}>
          <CircleAlert className="i s" aria-hidden="true" />
          {problem}
        </span>
      )}
    </div>
  );
}
