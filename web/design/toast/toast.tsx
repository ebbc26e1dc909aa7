import Check from "lucide-react/icons/check";
import Info from "lucide-react/icons/info";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";

type ToastProps = {
  readonly id: number;
  readonly text: string;
  readonly closeLabel: string;
  readonly action: { readonly words: string; readonly onPress: () => void } | null;
  readonly kind: keyof typeof STAYS;
  /** Something was done; else only something is said. */
  readonly isDone: boolean;
  readonly className: string;
  readonly onEnd: (id: number) => void;
};

/** Milliseconds: long enough to read it and to reach its button; of a popup as specification/site.md has it (Toasts). */
const STAYS = { toast: 8000, popup: 1500 } as const;

/** News in the corner that goes by itself, but never while it is pointed at or holds focus. */
export function Toast({ id, text, closeLabel, action, kind, isDone, className, onEnd }: ToastProps) {
  const [isHeld, hold] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => onEnd(id), STAYS[kind]);
    return () => clearTimeout(timer);
  }, [id, isHeld, kind, onEnd]);
  return (
    <li
      className={className}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      {isDone ? <Check className="icon" aria-hidden="true" /> : <Info className="icon" aria-hidden="true" />}
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
      <button type="button" className="toast-close" aria-label={closeLabel} onClick={() => onEnd(id)}>
        <X className="icon icon-small" aria-hidden="true" />
      </button>
    </li>
  );
}
