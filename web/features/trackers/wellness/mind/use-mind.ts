import { useEffect } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { MindKept } from "./mind-kept.ts";
import type { MindStore } from "./mind-store.ts";

const mindNeeds = { mind: late(MindKept) };

/** Somebody's answers; null: their code is on its way. */
export function useMind(): MindStore | null {
  const coming = useLoaded(useNeeds(mindNeeds).mind);
  const mind = coming.kind === "here" ? coming.value : null;
  useEffect(() => void mind?.show(), [mind]);
  return mind;
}
