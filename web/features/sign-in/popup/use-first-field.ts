import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/** Focus goes to the first field of a step when it comes, and whenever `again` changes. */
export function useFirstField(again: unknown = null): RefObject<HTMLDivElement | null> {
  const step = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` says when.
  useEffect(() => step.current?.querySelector<HTMLElement>("input:not([readonly])")?.focus(), [again]);
  return step;
}
