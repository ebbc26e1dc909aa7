/** What takes the focus without a keyboard coming up on a phone. */
const FOCUSABLE = "button:not([disabled]), a[href], summary";

/**
 * Where what has the focus is taken away by what was pressed, the focus goes to what stands next to where it was: else the next key would
 * begin at the page's top. What brings more of a list gives it to what came by itself (`more-place.tsx`). Given to React as the `ref` of
 * the element around it.
 */
export function keepFocusNear(around: HTMLElement | null) {
  if (around === null) return undefined;
  let last: Element | null = null;
  const seen = new MutationObserver((records) => {
    if (document.activeElement !== document.body || last?.closest("[data-more]")) return;
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(last)));
    if (record !== undefined) nextTo(record, around)?.focus({ preventScroll: true });
  });
  around.addEventListener("focusin", () => {
    last = document.activeElement;
  });
  seen.observe(around, { childList: true, subtree: true });
  return () => seen.disconnect();
}

/** What follows, else what came before beside it, else what came in its place, else what follows further out. */
function nextTo({ target, nextSibling, previousSibling }: MutationRecord, around: Node): HTMLElement | null {
  const beside = firstOf(nextSibling, "nextSibling") ?? firstOf(previousSibling, "previousSibling");
  if (beside !== null) return beside;
  const instead = firstOf(target.firstChild, "nextSibling");
  if (instead !== null) return instead;
  for (let at: Node | null = target; at !== null && at !== around; at = at.parentNode) {
    const found = firstOf(at.nextSibling, "nextSibling");
    if (found !== null) return found;
  }
  return null;
}

function firstOf(from: Node | null, way: "nextSibling" | "previousSibling"): HTMLElement | null {
  for (let one = from; one !== null; one = one[way]) {
    if (!(one instanceof HTMLElement) || !one.isConnected) continue;
    const found = one.matches(FOCUSABLE) ? one : one.querySelector<HTMLElement>(FOCUSABLE);
    if (found !== null) return found;
  }
  return null;
}
