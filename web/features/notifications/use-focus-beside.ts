import { useEffect, useRef } from "react";
import type { RefObject } from "react";

type FocusBeside = { readonly list: RefObject<HTMLUListElement | null>; readonly leave: (place: number) => void };

/**
 * Whoever answers by a key goes on at what stands in that place then: the button that they pressed goes, mostly with all that it stood in.
 */
export function useFocusBeside(shown: readonly unknown[]): FocusBeside {
  const list = useRef<HTMLUListElement>(null);
  const left = useRef<{ readonly pressed: Element | null; readonly place: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` says when.
  useEffect(() => {
    if (left.current === null || left.current.pressed?.isConnected !== false) return;
    const items = [...(list.current?.children ?? [])];
    const next = items[Math.min(left.current.place, items.length - 1)];
    left.current = null;
    if (document.activeElement === document.body) next?.querySelector("a")?.focus();
  }, [shown]);
  return {
    list,
    leave(place) {
      left.current = { pressed: document.activeElement, place };
    },
  };
}
