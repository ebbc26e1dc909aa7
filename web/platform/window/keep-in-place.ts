/** What a hand does that wants to be elsewhere. */
const MOVES = ["wheel", "touchmove", "keydown", "pointerdown"];

type Kept = {
  /** What the entry stands in, and all above it that may turn out higher or lower. */
  readonly list: Element;
  /** null: it is not there, or not yet. */
  readonly entry: () => Element | null;
  /** In pixels below the screen's edge. */
  readonly top: number;
};

/**
 * Brings an entry of a list to its place, and again whenever what stands above it turns out higher or lower, until a hand moves the page.
 * Answers what ends it.
 */
export function keepInPlace({ list, entry, top }: Kept): () => void {
  const bring = () => {
    const found = entry();
    if (found !== null) scrollBy({ top: found.getBoundingClientRect().top - top, behavior: "instant" });
  };
  const heights = new ResizeObserver(bring);
  const end = () => {
    heights.disconnect();
    for (const move of MOVES) removeEventListener(move, end);
  };
  bring();
  heights.observe(list);
  for (const move of MOVES) addEventListener(move, end, { passive: true });
  return end;
}
