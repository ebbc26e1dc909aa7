import { observer } from "mobx-react-lite";
import { useState } from "react";
import { ERASABLE_TRACKERS } from "#core/trackers/mine/erasable-tracker.ts";
import { OPEN_TRACKERS } from "#core/trackers/tracked-value.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { BringEntries } from "./bring-entries.tsx";
import { EraseEntries } from "./erase-entries.tsx";
import { HideFigures } from "./hide-figures.tsx";
import { MineModel, mineNeeds } from "./mine-model.ts";
import { TakeEntries } from "./take-entries.tsx";
import type { TrackerStore } from "#web/features/trackers/store/tracker-store.ts";

const fileNameOf = (form: string): string => (form === "presses" ? "my-entries.ndjson" : `my-entries-${form}.csv`);

/** Take along, bring back, erase. */
export const OwnEntries = observer(function OwnEntries({ store }: { readonly store: TrackerStore }) {
  const useCases = useNeeds(mineNeeds);
  const [model] = useState(
    () =>
      new MineModel(store.patient, {
        ...useCases,
        save: (form, file) => saveFile(fileNameOf(form), file),
        tell: () => store.exchange(),
      }),
  );
  return (
    <>
      <TakeEntries model={model} figures={store.bodyFigures} />
      {store.asksForConsent ? null : <BringEntries model={model} />}
      {typeof store.patient === "string" ? <HideFigures store={store} /> : null}
      <EraseEntries model={model} trackers={typeof store.patient === "string" ? ERASABLE_TRACKERS : OPEN_TRACKERS} />
    </>
  );
});
