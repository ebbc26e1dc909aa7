import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** What was pressed may go when `change` does, and focus with it: it is given to what stands in its place. */
export function useFocusKept(place: RefObject<HTMLElement | null>, change: string | null): void {
  const former = useRef(change);
  useEffect(() => {
    if (former.current === change) return;
    former.current = change;
    if (document.activeElement === document.body) place.current?.focus();
  }, [place, change]);
}
