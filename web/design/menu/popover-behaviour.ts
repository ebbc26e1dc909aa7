/** What covers the page holds the keyboard; from all else it may go on. */
export function addPopoverBehaviour(popover: HTMLElement, signal: AbortSignal): void {
  if (popover.matches(".drawer")) restBehind(popover, signal);
  else closeBehind(popover, signal);
}

/** The keyboard that goes on behind it closes it: what has the focus may not lie under it. */
function closeBehind(popover: HTMLElement, signal: AbortSignal): void {
  const opener = openerOf(popover);
  const close = (next: EventTarget | null) => {
    if (next instanceof Node && next !== document.body && !popover.contains(next) && opener?.contains(next) !== true)
      popover.hidePopover?.();
  };
  for (const one of [popover, opener]) one?.addEventListener("focusout", ({ relatedTarget }) => close(relatedTarget), { signal });
  close(document.activeElement); // It may have gone on before this came.
}

/** While it is open all else rests: the keyboard stays in it, and a press beside it closes it and does nothing more. */
function restBehind(popover: HTMLElement, signal: AbortSignal): void {
  let resting: readonly HTMLElement[] = [];
  let isBeside = false;
  const wake = () => {
    for (const element of resting) element.inert = false;
    resting = [];
  };
  const rest = () => {
    if (resting.length > 0) return;
    if (!popover.matches(":popover-open")) return goBack(popover);
    resting = around(popover).filter(({ inert }) => !inert);
    for (const element of resting) element.inert = true;
    if (!popover.contains(document.activeElement)) popover.focus();
  };
  const pressed = ({ target }: PointerEvent) => {
    isBeside = popover.matches(":popover-open") && !(target instanceof Node && popover.contains(target));
  };
  const keptOff = (event: Event) => {
    if (!isBeside) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click") isBeside = false;
  };
  const pushed = () => {
    isBeside = false;
  };
  popover.addEventListener("toggle", rest, { signal }); // Not before: the browser must still see to whom the focus goes back.
  popover.addEventListener("beforetoggle", (event) => "newState" in event && event.newState === "closed" && wake(), { signal });
  document.addEventListener("pointerdown", pressed, { signal, capture: true });
  document.addEventListener("pointercancel", pushed, { signal }); // No press comes of it.
  document.addEventListener("mousedown", keptOff, { signal, capture: true }); // It would take the focus.
  document.addEventListener("click", keptOff, { signal, capture: true });
  signal.addEventListener("abort", wake);
  rest();
}

/** The browser gives the focus back only where it was within: by keys one also comes out of the page, and by a press beside it. */
function goBack(popover: HTMLElement): void {
  if (document.activeElement === document.body) openerOf(popover)?.focus({ preventScroll: true });
}

const openerOf = ({ id }: HTMLElement) => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);

/** All of the page that is neither in the element nor around it. */
function around(element: HTMLElement): readonly HTMLElement[] {
  const { parentElement: parent } = element;
  if (parent === null || element === document.body) return [];
  const beside = [...parent.children].filter((child) => child instanceof HTMLElement).filter((child) => child !== element);
  return [...beside, ...around(parent)];
}
