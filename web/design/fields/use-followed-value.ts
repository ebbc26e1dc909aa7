import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * A field that somebody may change, and that follows what its page says: what was entered while the page woke up stays until that changes.
 */
export function useFollowedValue<Field, Value>(value: Value, show: (field: Field, value: Value) => void): RefObject<Field | null> {
  const field = useRef<Field>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (field.current === null || shown.current === value) return;
    shown.current = value;
    show(field.current, value);
  }, [value, show]);
  return field;
}
