import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import type { Step } from "#core/pricing/what-if.ts";

/** The button of a step goes when it is pressed, and focus with it: it is given to what the step was for. The answer is told of a press. */
export function useFocusAfterStep(place: RefObject<HTMLElement | null>, step: Step | null): () => void {
  const isTaken = useRef(false);
  useEffect(() => {
    if (!isTaken.current || step !== null) return;
    isTaken.current = false;
    if (document.activeElement === document.body) place.current?.focus();
  }, [place, step]);
  return () => {
    isTaken.current = true;
  };
}
