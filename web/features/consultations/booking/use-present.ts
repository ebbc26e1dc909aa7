import { useEffect, useState } from "react";

/** More than this no timer waits, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/**
 * The present moment, moved on as each of these moments comes: what a page offers then appears by itself. All in milliseconds since 1970;
 * `now` by whose clock they are meant.
 */
export function usePresent(now: number, moments: readonly number[]): number {
  const [reached, reach] = useState(now);
  const present = Math.max(now, reached);
  const next = Math.min(...moments.filter((moment) => moment > present));
  useEffect(() => {
    if (next - present > LONGEST) return;
    const timer = setTimeout(() => reach(next), next - present);
    return () => clearTimeout(timer);
  }, [present, next]);
  return present;
}
