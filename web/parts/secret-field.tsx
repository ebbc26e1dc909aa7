import { CircleAlert, Eye, EyeOff } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { HTMLInputAutoCompleteAttribute } from "react";

type SecretFieldProps = {
  readonly label: string;
  readonly hint?: string;
  readonly words: { readonly show: string; readonly hide: string };
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly problem: string | null;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  /** "asked": focus goes there at once. */
  readonly focus?: "asked" | "waits";
};

/** A password, hidden until it is asked to be shown. */
export function SecretField({ label, hint, words, value, onChange, problem, autoComplete, focus = "waits" }: SecretFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isShown, show] = useState(false);
  useEffect(() => {
    if (focus === "asked") field.current?.focus();
  }, [focus]);
  const Icon = isShown ? EyeOff : Eye;
  const told = [problem === null ? null : `${id}-problem`, hint === undefined ? null : `${id}-hint`]
    .filter((one) => one !== null)
    .join(" ");
  return (
    <div className={problem === null ? "field" : "field bad"}>
      <label htmlFor={id}>{label}</label>
      <div className="join secret">
        <input
          ref={field}
          id={id}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          value={value}
          aria-invalid={problem !== null}
          {...(told === "" ? {} : { "aria-describedby": told })}
          onChange={({ target }) => onChange(target.value)}
        />
        <button type="button" className="icon" aria-label={isShown ? words.hide : words.show} onClick={() => show(!isShown)}>
          <Icon className="i" aria-hidden="true" />
        </button>
      </div>
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
