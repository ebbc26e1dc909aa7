import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Once something opens or closes here, the button that was pressed is gone: its first field takes the focus, or its first button. */
export function useFocusInside(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen !== wasOpen.current) place.current?.querySelector<HTMLElement>(isOpen ? "input" : "button")?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return place;
}
