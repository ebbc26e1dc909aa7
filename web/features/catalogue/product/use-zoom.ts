import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { dragByMouse, pinch } from "./gestures.ts";
import type { RefObject } from "react";
import type { Point } from "./gestures.ts";

type CloseLook = {
  readonly view: RefObject<HTMLElement | null>;
  /** Counted from 0. */
  readonly size: number;
  /** What is at a point stays there; where none is named, what is in the middle. */
  readonly resize: (to: number, at?: Point) => void;
};

/**
 * A picture in a view that scrolls, drawn in one of so many `sizes`: two fingers change it, or a wheel with Ctrl; a mouse drags it about.
 */
export function useZoom(sizes: number): CloseLook {
  const view = useRef<HTMLElement>(null);
  const [{ size, bring }, draw] = useState<{ readonly size: number; readonly bring: (() => void) | null }>({ size: 0, bring: null });
  const resize = (to: number, at?: Point) => {
    const { current } = view;
    const next = Math.min(Math.max(to, 0), sizes - 1);
    if (current !== null && next !== size) draw({ size: next, bring: keep(current, at ?? middleOf(current)) });
  };
  useLayoutEffect(() => bring?.(), [bring]);
  const latest = useRef<(steps: number, at: Point) => void>(() => {});
  useLayoutEffect(() => {
    latest.current = (steps, at) => resize(size + steps, at);
  });
  useEffect(() => {
    const { current } = view;
    if (current === null) return;
    const hearing = new AbortController();
    pinch(current, hearing.signal, (steps, at) => latest.current(steps, at));
    dragByMouse(current, hearing.signal);
    return () => hearing.abort();
  }, []);
  return { view, size, resize };
}

/** What is to be done once the picture has another size, so that the same of it lies at a point. */
function keep(view: HTMLElement, { clientX, clientY }: Point): () => void {
  const before = pictureIn(view);
  const [x, y] = [(clientX - before.left) / before.width, (clientY - before.top) / before.height];
  return () => {
    const { left, top, width, height } = pictureIn(view);
    view.scrollLeft += left + x * width - clientX;
    view.scrollTop += top + y * height - clientY;
  };
}

const pictureIn = (view: Element): DOMRect => (view.firstElementChild ?? view).getBoundingClientRect();

function middleOf(view: Element): Point {
  const { left, top, width, height } = view.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}
