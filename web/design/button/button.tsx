import type { MouseEvent, ReactNode } from "react";

type Look = "main" | "quiet" | "soft" | "text" | "danger" | "danger-quiet";

type Button = {
  readonly look: Look;
  readonly onPress: () => void;
  readonly children: ReactNode;
  /** Read instead of the words shown, beginning with them. */
  readonly label?: string;
  readonly size?: "big" | "wide" | "big wide";
  /** Whether what it switches is on; only for a button that switches. */
  readonly isPressed?: boolean;
  /** "busy" keeps width and focus; "off" can't be pressed. */
  readonly state?: "ready" | "busy" | "off";
  /** Without script a press sends the form of this id, with this field. */
  readonly sends?: { readonly form: string; readonly name: string; readonly value: string };
};

export function Button({ look, onPress, children, label, size, isPressed, state = "ready", sends }: Button) {
  const className = ["button", look, size, state === "busy" ? "is-busy" : null]
    .filter((name) => name !== null && name !== undefined)
    .join(" ");
  const press = (event: MouseEvent) => {
    if (sends !== undefined) event.preventDefault();
    if (state === "ready") onPress();
  };
  return (
    <button
      type={sends === undefined ? "button" : "submit"}
      {...sends}
      className={className}
      disabled={state === "off"}
      aria-disabled={state === "busy" || undefined}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={press}
    >
      {children}
    </button>
  );
}
