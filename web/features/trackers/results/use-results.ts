import { useEffect, useState } from "react";
import { holderOf } from "#core/account/patient.ts";
import { KeptResults } from "#core/health/kept-results.port.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { ListResults } from "#core/trackers/results/list-results.use-case.ts";
import { SaveResult } from "#core/trackers/results/save-result.use-case.ts";
import { AllDependencies } from "#web/platform/late/all-dependencies.ts";
import { lateUseCase } from "#web/platform/late/late-use-case.ts";
import { lateDependencyOrNull } from "#web/platform/late/late-dependency-or-null.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { ResultsModel } from "./results-model.ts";
import type { KeptTool } from "#core/health/kept-results.port.ts";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

/** Somebody's results of a tool; null: the code of what the device holds is on its way. What the device holds is looked for once it may be kept. */
export function useResults(store: TrackerStore, tool: KeptTool): ResultsModel | null {
  const [allDependencies, now] = [useDependency(AllDependencies), useDependency(Clock)];
  const [model, enter] = useState<ResultsModel | null>(null);
  const { consent } = store.notes.settings;
  useEffect(() => {
    let isLeft = false;
    void lateDependencyOrNull(allDependencies, KeptResults).then((kept) => {
      if (isLeft || kept === null) return;
      const made = new ResultsModel(holderOf(store.patient), tool, {
        kept,
        now,
        list: lateUseCase(allDependencies, ListResults[tool]),
        save: lateUseCase(allDependencies, SaveResult[tool]),
      });
      enter(made);
      void made.open();
    });
    return () => {
      isLeft = true;
    };
  }, [allDependencies, now, store, tool]);
  useEffect(() => {
    if (consent) void model?.look();
  }, [consent, model]);
  return model;
}
