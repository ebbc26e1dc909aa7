import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useEffect, useId, useRef, useState } from "react";
import { FieldNotes } from "./field-notes.tsx";
import { describedBy } from "./described-by.ts";
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
  return (
    <div className={problem === null ? "field" : "field is-error"}>
      <label htmlFor={id}>{label}</label>
      <div className="joined-input secret-input">
        <input
          ref={field}
          id={id}
          type={isShown ? "text" : "password"}
          autoComplete={autoComplete}
          value={value}
          {...describedBy(id, problem, hint)}
          onChange={({ target }) => onChange(target.value)}
        />
        <button type="button" className="icon-button" aria-label={isShown ? words.hide : words.show} onClick={() => show(!isShown)}>
          <Icon className="icon" aria-hidden="true" />
        </button>
      </div>
      <FieldNotes id={id} problem={problem} hint={hint} />
    </div>
  );
}
