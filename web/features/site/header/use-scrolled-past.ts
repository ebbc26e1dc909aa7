import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

/** Whether the page is scrolled past a mark that stands in it. */
export function useScrolledPast(): { readonly mark: RefObject<HTMLDivElement | null>; readonly isPast: boolean } {
  const mark = useRef<HTMLDivElement>(null);
  const [isPast, tell] = useState(false);
  useEffect(() => {
    if (mark.current === null || !("IntersectionObserver" in globalThis)) return;
    const watch = new IntersectionObserver(([entry]) =>
      tell(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return { mark, isPast };
}
