import { createContext, useContext, useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";

/** What was pressed or focused last in this window; null: nothing yet. */
export const LastPressed = createContext<RefObject<Element | null>>({ current: null });

const PRESSED = "a, button, input, select, textarea, summary, label, [tabindex]";

/** Notes what is pressed and focused, for all parts of the window. */
export function useLastPressed(): RefObject<Element | null> {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target !== document.body) last.current = target.closest(PRESSED) ?? target;
    };
    const kinds = ["click", "focusin"];
    for (const kind of kinds) document.addEventListener(kind, note, { capture: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note, { capture: true });
    };
  }, []);
  return last;
}

/**
 * Focus moves only for a press, and then to what the press made. When `change` changes, the place that is answered takes the focus if what
 * was pressed is gone with it: else the next key would begin at the page's top, and on a phone what came of the press would be out of
 * sight. The page's heading takes it where there is no such place. What changes by itself, as when it is first read, moves nothing.
 */
export function useFocusAfterPress<Place extends HTMLElement>(change: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const isLost = useIsFocusLost();
  const former = useRef(change);
  useLayoutEffect(() => {
    if (Object.is(former.current, change)) return;
    former.current = change;
    if (isLost()) (place.current ?? pageHeading())?.focus();
  }, [change, isLost]);
  return place;
}

/**
 * The place that is answered takes the focus when it is first drawn, if what was pressed is gone and was one of `former`, a selector: it
 * comes in their place.
 */
export function useFocusInPlaceOf<Place extends HTMLElement>(former: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useContext(LastPressed);
  const isLost = useIsFocusLost();
  useLayoutEffect(() => {
    if (isLost() && last.current?.matches(former)) place.current?.focus({ preventScroll: true });
  }, [isLost, last, former]);
  return place;
}

/** The heading of the page at hand, ready to take the focus. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading !== null) heading.tabIndex = -1;
  return heading;
}

function useIsFocusLost(): () => boolean {
  const last = useContext(LastPressed);
  const isLost = useRef(() => document.activeElement === document.body && last.current !== null && isGone(last.current));
  return isLost.current;
}

const isGone = (element: Element): boolean => !element.isConnected || element.matches(":disabled") || !element.checkVisibility();
