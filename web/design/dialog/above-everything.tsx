import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { ReactNode } from "react";

/** Stands over everything, and can be pressed there: where a dialog is open, within it, as all else rests meanwhile. */
export function AboveEverything({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const dialog = useSyncExternalStore(watch, topmost, () => null);
  const region = (
    <div ref={show} className={className} role="status" popover="manual">
      {children}
    </div>
  );
  return dialog === null ? region : createPortal(region, dialog);
}

/** What is shown last lies on top. A dialog that is just leaving the page takes nothing in any more: the next look stands without it. */
function show(region: HTMLElement | null): void {
  if (region?.isConnected === true) region.showPopover?.();
}

const topmost = (): Element | null => [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["open"] });
  return () => observer.disconnect();
}
