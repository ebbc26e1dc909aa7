import { useEffect } from "react";
import { clearShift } from "./clear-shift.ts";

const PRESSED = ":is(a, button, input, select, textarea, summary)";
/** What tells what is to be entered below it. */
const READ = ":is(h1, h2, h3, label, legend)";
const WIDE = "(min-width: 1024px)";
/** Of the window: farther from its corner nobody looks for news. */
const MOST = 0.7;
const MOVES = ["focusin", "scrollend", "resize"];

/**
 * News make way for what is pressed below them: to the right where a window is wide, upwards on a phone, there also for headings and labels
 * if there is such a place. `news` are those that stand.
 */
export function useClearPlace(list: HTMLElement | null, news: readonly object[] | null): void {
  useEffect(() => {
    const place = () => {
      if (list !== null && news !== null) move(list);
    };
    place();
    for (const kind of MOVES) globalThis.addEventListener(kind, place);
    return () => {
      for (const kind of MOVES) globalThis.removeEventListener(kind, place);
    };
  }, [list, news]);
}

function move(list: HTMLElement): void {
  list.style.translate = "none";
  const own = list.getBoundingClientRect();
  if (own.height === 0) return;
  const around = list.closest("dialog") ?? document;
  const pressed = boxesIn(around, PRESSED);
  if (matchMedia(WIDE).matches) list.style.translate = `${toTheRight(own, pressed)}px 0`;
  else list.style.translate = `0 ${-(upwards(own, [...pressed, ...boxesIn(around, READ)]) || upwards(own, pressed))}px`;
}

const toTheRight = (own: DOMRect, below: readonly DOMRect[]): number =>
  clearShift(
    { from: own.left, to: own.right },
    below.filter(({ top, bottom }) => bottom > own.top && top < own.bottom).map(({ left, right }) => ({ from: left, to: right })),
    innerWidth * MOST,
  );

/** Measured from the window's foot. */
const upwards = (own: DOMRect, below: readonly DOMRect[]): number =>
  clearShift(
    { from: innerHeight - own.bottom, to: innerHeight - own.top },
    below
      .filter(({ left, right }) => right > own.left && left < own.right)
      .map(({ top, bottom }) => ({ from: innerHeight - bottom, to: innerHeight - top })),
    innerHeight * MOST,
  );

const boxesIn = (around: Document | Element, what: string): readonly DOMRect[] =>
  [...around.querySelectorAll(around === document ? `main ${what}, .sticky-bar ${what}` : what)]
    .filter((one) => one.closest(".toasts") === null && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1);
