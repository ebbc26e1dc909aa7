import { useEffect } from "react";
import type { ReactNode } from "react";

/** Tells once that everything in it stands and hears. */
export function OnAwake({ onAwake, children }: { readonly onAwake: () => void; readonly children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
