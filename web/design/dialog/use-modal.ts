import { useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

const FOCUSABLE = "a[href], button:not([disabled]), input, select, textarea, summary, [tabindex]";

/** A dialog that is modal as long as it stands. Closing gives focus back to what opened it or, where that is gone, to what stands next to its place. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open) return;
    const opener = document.activeElement;
    const around = ancestors(opener);
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener?.isConnected !== true) nearest(around)?.focus();
    };
  }, []);
  return ref;
}

function ancestors(element: Element | null): readonly Element[] {
  const parent = element?.parentElement ?? null;
  return parent === null || parent === document.body ? [] : [parent, ...ancestors(parent)];
}

const nearest = (around: readonly Element[]): HTMLElement | null =>
  around.find((element) => element.isConnected && element.querySelector(FOCUSABLE) !== null)?.querySelector<HTMLElement>(FOCUSABLE) ?? null;
