import { CircleAlert } from "lucide-react";
import { useId } from "react";

type TextAreaProps = {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string;
  readonly problem?: string | null;
};

/** Several lines to fill, with what is wrong with them. */
export function TextArea({ label, value, onChange, hint, problem = null }: TextAreaProps) {
  const id = useId();
  const told = [problem === null ? null : `${id}-problem`, hint === undefined ? null : `${id}-hint`]
    .filter((one) => one !== null)
    .join(" ");
  return (
    <div className={problem === null ? "field" : "field bad"}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={5}
        value={value}
        aria-invalid={problem !== null}
        {...(told === "" ? {} : { "aria-describedby": told })}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem === null ? null : (
        <span className="err" id={`${id}-problem`}>
          <CircleAlert className="i s" aria-hidden="true" />
          {problem}
        </span>
      )}
      {hint === undefined ? null : (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
