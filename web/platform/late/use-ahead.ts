import { useEffect } from "react";

/** Loads code that is drawn later, once the page that may need it stands: it is there if the line is gone by then. */
export function useAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(() => {
    for (const load of loads) void load().catch(() => {}); // Whoever draws it asks again, and tells of it.
  }, [loads]);
}
