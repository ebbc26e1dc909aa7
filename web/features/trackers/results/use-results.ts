import { useEffect, useState } from "react";
import { holderOf } from "#core/account/patient.ts";
import { KeptResults } from "#core/health/kept-results.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ListResults } from "#core/trackers/results/list-results.use-case.ts";
import { SaveResult } from "#core/trackers/results/save-result.use-case.ts";
import { late } from "#web/platform/late/needs.ts";
import { useLoaded } from "#web/platform/late/use-loaded.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { ResultsModel } from "./results-model.ts";
import type { KeptTool } from "#core/health/kept-results.port.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

const useResultsNeeds = { keptResults: late(KeptResults), listResults: ListResults, saveResult: SaveResult };

/**
 * Somebody's results of a tool; null: the code of what the device holds is on its way. What the device holds is looked for once it may be
 * kept.
 */
export function useResults(store: TrackerStore, tool: KeptTool): ResultsModel | null {
  const [useCases, now] = [useNeeds(useResultsNeeds), useDependency(Clock)];
  const [model, enter] = useState<ResultsModel | null>(null);
  const { consent } = store.notes.settings;
  const stored = useLoaded(useCases.keptResults);
  useEffect(() => {
    if (stored.kind !== "here") return;
    const made = new ResultsModel(holderOf(store.patient), tool, {
      kept: stored.value,
      now,
      list: useCases.listResults[tool],
      save: useCases.saveResult[tool],
    });
    enter(made);
    void made.open();
  }, [stored, useCases, now, store, tool]);
  useEffect(() => {
    if (consent) void model?.look();
  }, [consent, model]);
  return model;
}
