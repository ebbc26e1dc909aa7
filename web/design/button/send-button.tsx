import type { ReactNode } from "react";

type SendButtonProps = {
  readonly children: ReactNode;
  /** "sending" keeps width and focus. */
  readonly state: "ready" | "sending" | "off";
  readonly look?: "main" | "danger";
};

/** Sends its form. */
export function SendButton({ children, state, look = "main" }: SendButtonProps) {
  return (
    <button
      type="submit"
      className={state === "sending" ? `button ${look} is-busy` : `button ${look}`}
      disabled={state === "off"}
      aria-disabled={state === "sending" || undefined}
    >
      {children}
    </button>
  );
}
