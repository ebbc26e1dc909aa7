import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useId } from "react";

/** `hint`: what is told of it beside its name. */
type Choice<Value extends string> = { readonly value: Value; readonly words: string; readonly hint?: string | undefined };

type ChoiceFieldProps<Value extends string> = {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: string;
  readonly onChange: (value: Value) => void;
  readonly problem?: string | null;
  /** Its name in a form that is sent without script. */
  readonly name?: string;
};

/** One of a few, all in sight. */
export function ChoiceField<Value extends string>({ label, choices, value, onChange, problem = null, name }: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <fieldset className={problem === null ? "field choice-field" : "field choice-field is-error"}>
      <legend>{label}</legend>
      <div className="row flex-wrap">
        {choices.map((choice) => (
          <label key={choice.value} className={choice.value === value ? "chip is-chosen" : "chip"}>
            <input
              type="radio"
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              aria-invalid={problem !== null}
              aria-describedby={choice.hint === undefined ? undefined : `${id}-${choice.value}`}
              onChange={() => onChange(choice.value)}
            />
            {choice.words}
            {choice.hint === undefined ? null : (
              <>
                {" "}
                <span id={`${id}-${choice.value}`} aria-hidden="true" className="small muted">
                  {choice.hint}
                </span>
              </>
            )}
          </label>
        ))}
      </div>
      {problem === null ? null : (
        <span className="field-error" role="alert">
          <CircleAlert className="icon icon-small" aria-hidden="true" />
          {problem}
        </span>
      )}
    </fieldset>
  );
}
