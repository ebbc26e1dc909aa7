import { useId, useRef } from "react";
import { FieldNotes } from "./field-notes.tsx";
import { describedBy } from "./described-by.ts";
import { useWholeInput } from "./use-whole-input.ts";
import type { ClipboardEvent, ReactNode } from "react";

type MobileFieldProps = {
  readonly label: string;
  readonly countryCode: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly problem: string | null;
  /** "locked": it can be read, and no longer changed. */
  readonly state: "open" | "locked";
  /** Beside it, as a way to another number. */
  readonly beside?: ReactNode;
};

/** An Indian mobile number. One more character than it has digits leaves room for a space; what is pasted may have its country's code. */
export function MobileField({ label, countryCode, value, onChange, problem, state, beside }: MobileFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useWholeInput(field);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (state === "locked") return;
    event.preventDefault();
    onChange(event.clipboardData.getData("text"));
  };
  return (
    <div className={["field", problem === null ? "" : "is-error", state === "locked" ? "is-locked" : ""].filter(Boolean).join(" ")}>
      <label htmlFor={id}>{label}</label>
      <div className="mobile-input">
        <span aria-hidden="true">{countryCode}</span>
        <input
          ref={field}
          id={id}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          minLength={10}
          maxLength={11}
          required
          readOnly={state === "locked"}
          value={value}
          {...describedBy(id, problem)}
          onChange={({ target }) => onChange(target.value)}
          onPaste={paste}
        />
        {beside}
      </div>
      <FieldNotes id={id} problem={problem} />
    </div>
  );
}
