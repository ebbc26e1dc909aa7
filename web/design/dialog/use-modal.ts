import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

const FOCUSABLE = "a[href], button:not([disabled]), input, select, textarea, summary, [tabindex]";

/**
 * A dialog that is modal as long as it stands. Closing gives focus back to what opened it or, where that is gone, to what stands in its
 * place or next to it.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open) return;
    const opener = document.activeElement;
    const places = placesOf(opener);
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener?.isConnected !== true) inPlaceOf(places)?.focus();
    };
  }, []);
  return ref;
}

/** Where an element stands among its neighbours, and what it stands in among theirs. */
type Place = { readonly parent: Element; readonly index: number };

function placesOf(element: Element | null): readonly Place[] {
  const parent = element?.parentElement ?? null;
  if (element === null || parent === null || parent === document.body) return [];
  return [{ parent, index: [...parent.children].indexOf(element) }, ...placesOf(parent)];
}

/** What stands there now, else what follows, else what came before; in what is left around it. */
function inPlaceOf(places: readonly Place[]): HTMLElement | null {
  for (const { parent, index } of places) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const found = [child, ...child.querySelectorAll(FOCUSABLE)].find((one) => one.matches(FOCUSABLE) && one.checkVisibility());
      if (found instanceof HTMLElement) return found;
    }
  }
  return null;
}
