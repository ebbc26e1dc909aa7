import { Check, X } from "lucide-react";
import { useEffect, useState } from "react";

type ToastProps = {
  readonly id: number;
  readonly text: string;
  readonly closeLabel: string;
  readonly action: { readonly words: string; readonly onPress: () => void } | null;
  readonly onEnd: (id: number) => void;
};

/** Long enough to read it and to reach its button. */
const STAYS = 8000;

/** News in the corner that goes by itself, but never while it is pointed at or holds focus. */
export function Toast({ id, text, closeLabel, action, onEnd }: ToastProps) {
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onEnd(id), STAYS);
    return () => clearTimeout(timer);
  }, [id, isHeld, onEnd]);
  return (
    <li
      className="toast"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <Check className="i" aria-hidden="true" />
      <span>{text}</span>
      {action === null ? null : (
        <button
          type="button"
          onClick={() => {
            action.onPress();
            onEnd(id);
          }}
        >
          {action.words}
        </button>
      )}
      <button type="button" className="x" aria-label={closeLabel} onClick={() => onEnd(id)}>
        <X className="i s" aria-hidden="true" />
      </button>
    </li>
  );
}
