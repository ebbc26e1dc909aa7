import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Focus goes to the first field of a step when it comes, and whenever `again` changes. What stands in it is selected: what is typed or
 * pasted takes its place.
 */
export function useFirstField(again: unknown = null): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` says when.
  useEffect(() => {
    const field = step.current?.querySelector<HTMLInputElement>("input:not([readonly])");
    field?.focus();
    field?.select();
  }, [again]);
  return step;
}
