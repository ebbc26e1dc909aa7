import { useEffect, useState } from "react";

const SECOND = 1000;

/** Counts down by the clock: a phone that slept meanwhile is at once where it should be. Null: it is not known how long to wait. */
export function useSecondsLeft(wait: number | null): number | null {
  const [left, tell] = useState(wait);
  useEffect(() => {
    tell(wait);
    if (wait === null) return;
    const end = Date.now() + wait * SECOND;
    const ticking = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / SECOND));
      tell(seconds);
      if (seconds === 0) clearInterval(ticking);
    }, SECOND);
    return () => clearInterval(ticking);
  }, [wait]);
  return left;
}
