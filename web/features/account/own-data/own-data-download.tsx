import { Download } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useKept } from "#web/frame/keeper.tsx";
import { saveFile } from "#web/frame/save-file.ts";
import { Whole } from "#web/frame/whole.ts";
import { Button } from "#web/parts/button.tsx";
import { Notice } from "#web/parts/notice.tsx";
import { ProgressBar } from "#web/parts/progress-bar.tsx";
import { ownDataWords } from "#web/features/account/wording/own-data.ts";
import { OwnDataModel } from "./own-data-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

export const OwnDataDownload = observer(function OwnDataTaking({ customer }: { readonly customer: CustomerId }) {
  const whole = useKept(Whole);
  const [model] = useState(() => new OwnDataModel(customer, whole, (document) => saveFile(ownDataWords.file, document)));
  const { state } = model;
  return (
    <div className="stack gap-5">
      <ul className="policy">
        {ownDataWords.parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="mute">{ownDataWords.without}</p>
      <div>
        <Button look="main" state={state.kind === "taking" ? "busy" : "ready"} onPress={() => void model.take()}>
          <Download className="i" aria-hidden="true" />
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
    </div>
  );
});
