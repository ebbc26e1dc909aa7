import Download from "lucide-react/icons/download";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { saveFile } from "#web/platform/files/save-file.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { labReportWords as says } from "./lab-report-words.ts";
import { ReportFileModel, reportFileNeeds } from "./report-file-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type ReportFileProps = { readonly customer: CustomerId; readonly id: string };

/** Takes the report along as a PDF. */
export const ReportFile = observer(function ReportFile({ customer, id }: ReportFileProps) {
  const useCases = useNeeds(reportFileNeeds);
  const [model] = useState(() => new ReportFileModel(customer, id, { ...useCases, save: saveFile }));
  return (
    <div className="stack gap-3">
      <div>
        <Button look="main" state={model.download === "sending" ? "busy" : "ready"} onPress={() => void model.fetch()}>
          <Download className="icon" aria-hidden="true" />
          {model.download === "sending" ? says.downloading : says.download}
        </Button>
      </div>
      <div role="status">{model.download === "unavailable" ? <Notice kind="bad">{says.notDownloaded}</Notice> : null}</div>
    </div>
  );
});
