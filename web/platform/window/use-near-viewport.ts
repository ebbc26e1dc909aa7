import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** About a phone's screen: what is asked for so early is there before one reaches it. */
const BEFORE = "800px 0px";

/** Acts once what it marks is nearly in sight, and once more whenever `since` has changed and it still is. */
export function useNearViewport<Marked extends Element>(act: () => void, since: unknown): RefObject<Marked | null> {
  const mark = useRef<Marked>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew, as what has grown meanwhile may not fill the screen.
  useEffect(() => {
    if (mark.current === null || !("IntersectionObserver" in globalThis)) return;
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && act(), {
      rootMargin: BEFORE,
    });
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, [act, since]);
  return mark;
}
