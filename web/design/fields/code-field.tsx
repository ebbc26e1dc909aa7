import { useEffect, useId, useRef, useState } from "react";
import { FieldNotes } from "./field-notes.tsx";
import { describedBy } from "./described-by.ts";
import { useMessageCode } from "./use-message-code.ts";
import type { KeyboardEvent } from "react";

type CodeFieldProps = {
  readonly label: string;
  readonly hint: string;
  /** Each box's digit, "" where it has none. */
  readonly boxes: readonly string[];
  readonly onChange: (text: string) => void;
  readonly problem: string | null;
  readonly state: "open" | "locked";
};

/**
 * Boxes drawn over one real field, so that pasting, the phone's autofill, screen readers and the arrow keys meet what they know. The box
 * that is typed into next is marked; a digit that stands there already is overwritten.
 */
export function CodeField({ label, hint, boxes, onChange, problem, state }: CodeFieldProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [at, goTo] = useState(0);
  const code = boxes.join("");
  const next = Math.min(at, code.length);
  useMessageCode(fillOf(code, state), onChange);
  useEffect(() => {
    if (code === "") field.current?.focus();
  }, [code]);

  const follow = () => {
    const { selectionStart: start, selectionEnd: end, value } = field.current ?? { selectionStart: 0, selectionEnd: 0, value: "" };
    if (start !== null && start === end && start < value.length) field.current?.setSelectionRange(start, start + 1);
    goTo(Math.min(start ?? value.length, boxes.length - 1));
  };
  const back = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart: start } = event.currentTarget;
    if (event.key !== "ArrowLeft" || start === null || event.shiftKey) return;
    event.preventDefault();
    const to = Math.max(0, start - 1);
    event.currentTarget.setSelectionRange(to, to + 1);
  };
  return (
    <div className={problem === null ? "field" : "field is-error"}>
      <label htmlFor={id}>{label}</label>
      <div className="code-boxes">
        {boxes.map((digit, box) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place.
          <span key={box} className={box === next ? "is-next" : undefined} aria-hidden="true">
            {digit}
          </span>
        ))}
        <input
          ref={field}
          id={id}
          name="otp"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          value={code}
          readOnly={state === "locked"}
          {...describedBy(id, problem, hint)}
          onChange={({ target }) => onChange(target.value)}
          onSelect={follow}
          onKeyDown={back}
        />
      </div>
      <FieldNotes id={id} problem={problem} hint={hint} />
    </div>
  );
}

function fillOf(code: string, state: CodeFieldProps["state"]): "waiting" | "filled" | "locked" {
  if (state === "locked") return "locked";
  return code === "" ? "waiting" : "filled";
}
