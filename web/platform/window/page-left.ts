import { createContext, useContext, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router-dom";
import type { Location } from "react-router-dom";

/** The key with which the page at hand arrived. What changes a page in place keeps it. */
export const PageAtHand = createContext("");

/**
 * Whatever was opened over a page is closed when anything leads to another one: at once when it is on its way, and again when it arrives,
 * as something may have been opened meanwhile. What the new page itself opens stays. Answers the key of the page at hand.
 */
export function useClosingWithPage(): string {
  const here = useLocation();
  const coming = useNavigation().location;
  const [at, arrive] = useState<Location>(here);
  const hasArrived = here.key !== at.key && isAnotherPage(at, here);
  if (hasArrived) arrive(here);
  const { key } = hasArrived ? here : at;
  const isLeft = coming !== undefined && isAnotherPage(here, coming);
  useLayoutEffect(() => {
    if (isLeft) closeWhatIsOpen();
  }, [isLeft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left behind is left with the page.
  useLayoutEffect(() => closeWhatIsOpen, [key]); // Its end comes before the new page's own dialogs are opened.
  useEffect(() => {
    globalThis.addEventListener("pagehide", closeWhatIsOpen); // A browser may bring the page back as it was left.
    return () => globalThis.removeEventListener("pagehide", closeWhatIsOpen);
  }, []);
  return key;
}

/** Calls `onLeft`, a function that stays the same, when another page has arrived than the one at hand now. */
export function useWhenLeft(onLeft: (() => void) | undefined): void {
  const page = useContext(PageAtHand);
  const former = useRef(page);
  useEffect(() => {
    if (former.current === page) return;
    former.current = page;
    onLeft?.();
  }, [page, onLeft]);
}

export const isStaying = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "stays" in state && state.stays === true;

const isAnotherPage = (one: Location, other: Location): boolean => one.pathname !== other.pathname || !isStaying(other.state);

/** Drawers and dialogs, and the menus that the browser opens. News in a corner are opened over no page. */
function closeWhatIsOpen(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  for (const menu of document.querySelectorAll<HTMLElement>('[popover="auto"]')) if (menu.matches(":popover-open")) menu.hidePopover();
}
