import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

/**
 * Around the button or link that brings more of a list: once that is pressed, the first item that comes takes the focus, as the button may go with
 * the last page, and stands behind all that came. Whoever went elsewhere meanwhile stays there.
 */
export function MorePlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    const press = () => focusFirstNew(current);
    current?.addEventListener("click", press);
    return () => current?.removeEventListener("click", press);
  }, []);
  return <div ref={place}>{children}</div>;
}

const ITEMS = "li, tr, article";
const USABLE = "a[href], button:enabled, summary, input:enabled";

function focusFirstNew(pressed: Element | null): void {
  const list = pressed === null ? null : listBefore(pressed);
  if (pressed === null || list === null) return;
  const former = new WeakSet(list.querySelectorAll(ITEMS));
  const observer = new MutationObserver(() => {
    const first = [...list.querySelectorAll<HTMLElement>(ITEMS)].find((item) => !former.has(item));
    if (first === undefined) return;
    observer.disconnect();
    const { activeElement } = document;
    if (activeElement === document.body || pressed.contains(activeElement)) focusOn(first);
  });
  observer.observe(list, { childList: true, subtree: true });
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
