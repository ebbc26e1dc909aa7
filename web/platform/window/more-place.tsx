import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

/**
 * Around the button or link that brings more of a list: once that is pressed, the first item that comes takes the focus, as the button may
 * go with the last page, and stands behind all that came. Whoever went elsewhere meanwhile, or pressed something else, stays there.
 * `data-more`: `keepFocusNear` leaves the focus to it.
 */
export function MorePlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (current === null) return;
    let end: ((isGone: boolean) => void) | null = null;
    const press = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => {
      end?.(false);
      end = button !== 0 || metaKey || ctrlKey || shiftKey || altKey ? null : focusFirstNew(current); // Else it opens elsewhere.
    };
    current.addEventListener("click", press);
    return () => {
      current.removeEventListener("click", press);
      end?.(true);
    };
  }, []);
  return (
    <div ref={place} data-more>
      {children}
    </div>
  );
}

const ITEMS = "li, tr, article";
const USABLE = "a[href], button:enabled, summary, input:enabled";

/**
 * Until an item has come, or somebody does something else. Answers what ends it; `isGone`: the button has gone, perhaps with what came
 * last.
 */
function focusFirstNew(pressed: Element): ((isGone: boolean) => void) | null {
  const list = listBefore(pressed);
  if (list === null) return null;
  const former = new WeakSet(list.querySelectorAll(ITEMS));
  const over = new AbortController();
  const look = (isGone: boolean) => {
    const items = [...list.querySelectorAll<HTMLElement>(ITEMS)];
    const first = items.find((item) => !former.has(item)) ?? (isGone ? items.at(-1) : undefined); // There may have been no more.
    if (over.signal.aborted || first === undefined || !first.isConnected) return;
    over.abort();
    const { activeElement } = document;
    if (activeElement === document.body || pressed.contains(activeElement)) focusOn(first);
  };
  const observer = new MutationObserver(() => look(false));
  over.signal.addEventListener("abort", () => observer.disconnect());
  const leave = ({ target }: Event) => target instanceof Node && !pressed.contains(target) && over.abort();
  for (const doing of ["focusin", "click"]) document.addEventListener(doing, leave, { capture: true, signal: over.signal });
  observer.observe(list, { childList: true, subtree: true });
  return (isGone) => {
    if (isGone) look(true);
    over.abort();
  };
}

/** What holds the items to which more come: the nearest part of the page around the button that has any. */
function listBefore(pressed: Element): Element | null {
  let around = pressed.parentElement;
  while (around !== null && around.querySelector(ITEMS) === null) around = around.parentElement;
  return around;
}

function focusOn(item: HTMLElement): void {
  const usable = item.querySelector<HTMLElement>(USABLE);
  if (usable === null) item.tabIndex = -1;
  (usable ?? item).focus();
}
