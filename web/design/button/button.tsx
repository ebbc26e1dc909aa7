import type { ReactNode } from "react";

type Look = "main" | "quiet" | "soft" | "text" | "danger" | "danger-quiet";

type Button = {
  readonly look: Look;
  readonly onPress: () => void;
  readonly children: ReactNode;
  /** Read instead of the words shown, beginning with them. */
  readonly label?: string;
  readonly size?: "big" | "wide" | "big wide";
  /** "busy" keeps width and focus; "off" can't be pressed. */
  readonly state?: "ready" | "busy" | "off";
};

export function Button({ look, onPress, children, label, size, state = "ready" }: Button) {
  const className = ["button", look, size, state === "busy" ? "is-busy" : null]
    .filter((name) => name !== null && name !== undefined)
    .join(" ");
  const press = () => {
    if (state === "ready") onPress();
  };
  return (
    <button
      type="button"
      className={className}
      disabled={state === "off"}
      aria-disabled={state === "busy" || undefined}
      aria-label={label}
      onClick={press}
    >
      {children}
    </button>
  );
}
