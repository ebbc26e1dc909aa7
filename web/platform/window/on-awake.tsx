import { useEffect, useLayoutEffect } from "react";
import type { ReactNode } from "react";

type Shown = {
  /** Called once, when its children are drawn: before any event after that is heard. */
  readonly onDrawn: () => void;
  /** Called once, when its children are drawn and their handlers work. */
  readonly onAwake: () => void;
  readonly children: ReactNode;
};

/** Tells how far its children have come: from here on the page answers whoever uses it. */
export function OnAwake({ onDrawn, onAwake, children }: Shown) {
  useLayoutEffect(onDrawn, [onDrawn]);
  useEffect(onAwake, [onAwake]);
  return children;
}
