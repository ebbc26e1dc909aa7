import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

type ToolFormProps = {
  readonly label: string;
  readonly faults: number;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** A tool's form. Without script the server answers it; what is filled in never comes into an address. */
export function ToolForm({ label, faults, onSubmit, children }: ToolFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);
  return (
    <form
      ref={form}
      method="post"
      noValidate
      autoComplete="off"
      className="tool-form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
