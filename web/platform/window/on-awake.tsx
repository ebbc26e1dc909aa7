import { useEffect } from "react";
import type { ReactNode } from "react";

/** Calls back once, when its children are drawn and their handlers work. */
export function OnAwake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
