import Download from "lucide-react/icons/download";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { accessPhrases as words } from "#web/features/consultations/wording/access.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { CareExportModel, careExportNeeds } from "./care-export-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** Everything of one's care as a file for another practitioner or program. */
export const CareExport = observer(function CareExport({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(careExportNeeds);
  const [model] = useState(() => new CareExportModel(customer, useCases, (file) => saveFile(words.exportFile, file)));
  const { state } = model;
  return (
    <section className="stack gap-3" aria-labelledby="care-export">
      <h2 id="care-export" className="heading-3">
        {words.export}
      </h2>
      <p className="muted">{words.exportText}</p>
      <div>
        <Button look="quiet" state={state === "sending" ? "busy" : "ready"} onPress={() => void model.take()}>
          <Download className="icon" aria-hidden="true" />
          {words.exportTake}
        </Button>
      </div>
      <div role="status">
        {state === "taken" ? <Notice kind="good">{words.exportTaken}</Notice> : null}
        {state === "unavailable" || state === "too-many-exports" ? <Notice kind="bad">{words.exportTrouble[state]}</Notice> : null}
      </div>
    </section>
  );
});
