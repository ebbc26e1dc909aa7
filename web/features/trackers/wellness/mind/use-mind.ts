import { useEffect } from "react";
import { useLateDependency } from "#web/platform/late/use-late-dependency.ts";
import { MindKept } from "./mind-kept.ts";
import type { MindStore } from "./mind-store.ts";

/** Somebody's answers; null: their code is on its way. */
export function useMind(): MindStore | null {
  const coming = useLateDependency(MindKept);
  const mind = coming.kind === "here" ? coming.value : null;
  useEffect(() => void mind?.show(), [mind]);
  return mind;
}
