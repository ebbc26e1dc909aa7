import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** The row's element: where somebody has just added it, its first field takes the focus. */
export function useAddedRow<Row extends HTMLElement>(isAdded: boolean): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    if (isAdded) row.current?.querySelector("input")?.focus();
  }, [isAdded]);
  return row;
}
