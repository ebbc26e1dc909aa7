import { useEffect, useState } from "react";

/** Counts down; null: it is not known how long to wait. */
export function useSecondsLeft(wait: number | null): number | null {
  const [left, tell] = useState(wait);
  useEffect(() => {
    if (!left) return;
    const tick = setTimeout(() => tell(left - 1), 1000);
    return () => clearTimeout(tick);
  }, [left]);
  return left;
}
