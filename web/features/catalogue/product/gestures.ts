/** A point of the screen. */
export type Point = { readonly clientX: number; readonly clientY: number };

/** Two fingers so much further apart, or so much nearer, are a step. */
const APART = 1.35;

/** So far a wheel turns for a step; a touch pad, whose two fingers are told as a wheel with Ctrl, turns it little by little. */
const TURN = 40;

/** Tells of steps larger (1) or smaller (-1), and between which fingers, or at which pointer. The page itself keeps its size meanwhile. */
export function pinch(view: HTMLElement, signal: AbortSignal, step: (steps: 1 | -1, at: Point) => void): void {
  let apart: number | null = null;
  const begin = ({ touches }: TouchEvent) => {
    apart = twoOf(touches)?.apart ?? null;
  };
  const move = (event: TouchEvent) => {
    const two = twoOf(event.touches);
    if (two === null || apart === null) return;
    event.preventDefault();
    const grown = two.apart / apart;
    if (grown < APART && grown > 1 / APART) return;
    apart = two.apart;
    step(grown > 1 ? 1 : -1, two);
  };
  let turned = 0;
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    turned += event.deltaY;
    if (Math.abs(turned) < TURN) return;
    step(turned < 0 ? 1 : -1, event);
    turned = 0;
  };
  view.addEventListener("touchmove", move, { signal, passive: false });
  for (const kind of ["touchstart", "touchend", "touchcancel"] as const) view.addEventListener(kind, begin, { signal });
  view.addEventListener("wheel", turn, { signal, passive: false });
}

/** How far two fingers are apart, and the point between them; null: there are not two. */
function twoOf([one, other]: TouchList): (Point & { readonly apart: number }) | null {
  if (one === undefined || other === undefined) return null;
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    clientX: (one.clientX + other.clientX) / 2,
    clientY: (one.clientY + other.clientY) / 2,
  };
}

/** A finger drags what scrolls by itself. */
export function dragByMouse(view: HTMLElement, signal: AbortSignal): void {
  const hold = ({ pointerType, button, pointerId }: PointerEvent) => {
    if (pointerType === "mouse" && button === 0) view.setPointerCapture(pointerId);
  };
  const drag = ({ pointerId, movementX, movementY }: PointerEvent) => {
    if (view.hasPointerCapture(pointerId)) view.scrollBy(-movementX, -movementY);
  };
  view.addEventListener("pointerdown", hold, { signal });
  view.addEventListener("pointermove", drag, { signal });
}
