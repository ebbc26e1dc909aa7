import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * What tells how something stands. Once it stands otherwise and what was pressed is gone with its focus, it takes the focus: else the next key would
 * begin at the page's top, and on a phone what came of the press would be out of sight.
 */
export function useFocusOnChange(stand: string): RefObject<HTMLDivElement | null> {
  const teller = useRef<HTMLDivElement>(null);
  const before = useRef(stand);
  useEffect(() => {
    const hasChanged = before.current !== stand;
    before.current = stand;
    if (hasChanged && document.activeElement === document.body) teller.current?.focus();
  }, [stand]);
  return teller;
}
