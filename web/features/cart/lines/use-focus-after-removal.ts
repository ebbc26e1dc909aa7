import { useEffect } from "react";
import type { RefObject } from "react";

/** A line that goes takes focus with it; it is given to what stands around, so that keys go on from there. */
export function useFocusAfterRemoval(around: RefObject<HTMLElement | null>, removed: object | null): void {
  useEffect(() => {
    if (removed !== null && document.activeElement === document.body) around.current?.focus();
  }, [around, removed]);
}
