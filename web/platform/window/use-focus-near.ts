import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** What takes the focus without a keyboard coming up on a phone. */
const FOCUSABLE = "button:not([disabled]), a[href], summary";

/**
 * Where what has the focus is taken away by what was pressed, the focus goes to what stands next to where it was: else the next key would begin at
 * the page's top.
 */
export function useFocusNear(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const around = place.current;
    if (around === null) return;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const seen = new MutationObserver((records) => {
      if (!(last instanceof Node) || last.isConnected || document.activeElement !== document.body) return;
      const left = last;
      last = null;
      const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(left)));
      if (record !== undefined) nextTo(record, around)?.focus({ preventScroll: true });
    });
    around.addEventListener("focusin", remember);
    seen.observe(around, { childList: true, subtree: true });
    return () => {
      around.removeEventListener("focusin", remember);
      seen.disconnect();
    };
  }, []);
  return place;
}

/** What follows, else what came before beside it, else what follows further out. */
function nextTo({ target, nextSibling, previousSibling }: MutationRecord, around: Node): HTMLElement | null {
  const beside = firstOf(nextSibling, "nextSibling") ?? firstOf(previousSibling, "previousSibling");
  if (beside !== null) return beside;
  for (let at: Node | null = target; at !== null && at !== around; at = at.parentNode) {
    const found = firstOf(at.nextSibling, "nextSibling");
    if (found !== null) return found;
  }
  return null;
}

function firstOf(from: Node | null, way: "nextSibling" | "previousSibling"): HTMLElement | null {
  for (let one = from; one !== null; one = one[way]) {
    if (!(one instanceof HTMLElement) || !one.isConnected) continue;
    const found = one.matches(FOCUSABLE) ? one : one.querySelector<HTMLElement>(FOCUSABLE);
    if (found !== null) return found;
  }
  return null;
}
