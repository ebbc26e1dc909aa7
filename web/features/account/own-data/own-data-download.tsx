import Download from "lucide-react/icons/download";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { saveFile } from "#web/platform/files/save-file.ts";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { ProgressBar } from "#web/design/progress-bar/progress-bar.tsx";
import { ownDataWords } from "#web/features/account/own-data/own-data-words.ts";
import { Slot } from "#web/platform/slots/slot.tsx";
import { filledOwnDataSlots } from "./filled-own-data-slots.ts";
import { OwnDataModel, ownDataNeeds } from "./own-data-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

export const OwnDataDownload = observer(function OwnDataTaking({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(ownDataNeeds);
  const [model] = useState(() => new OwnDataModel(customer, useCases, (document) => saveFile(ownDataWords.file, document)));
  const { state } = model;
  return (
    <div className="stack gap-5">
      <ul className="leaving-policy">
        {ownDataWords.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="muted">{ownDataWords.without}</p>
      <div>
        <Button look="main" state={state.kind === "taking" ? "busy" : "ready"} onPress={() => void model.take()}>
          <Download className="icon" aria-hidden="true" />
          {ownDataWords.take}
        </Button>
      </div>
      {state.kind === "taking" ? <ProgressBar label={ownDataWords.taking(state.bytes)} share={null} /> : null}
      <div role="status">
        {state.kind === "taken" ? <Notice kind="good">{ownDataWords.taken(state.bytes)}</Notice> : null}
        {state.kind === "unavailable" || state.kind === "too-many-exports" ? (
          <Notice kind="bad">{ownDataWords.trouble[state.kind]}</Notice>
        ) : null}
      </div>
      <Slot of={filledOwnDataSlots.care} given={{}} />
    </div>
  );
});
