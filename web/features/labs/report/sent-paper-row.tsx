import FileText from "lucide-react/icons/file-text";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { dayAt } from "#web/design/figures/dates.ts";
import { Button } from "#web/design/button/button.tsx";
import { PrivateFile } from "#web/platform/uploads/private-file.ts";
import { saveFile } from "#web/platform/files/save-file.ts";
import { labReportWords as says } from "./lab-report-words.ts";
import type { SentPaper } from "#core/labs/reports/persons-lab-report.ts";

type SentPaperRowProps = {
  readonly paper: SentPaper;
  /** Reads the file, as the customer or practitioner who sees the row. */
  readonly read: ConstructorParameters<typeof PrivateFile>[0];
};

/** A PDF that the laboratory sent with its values. The button downloads it, as no page of ours shows a PDF. */
export const SentPaperRow = observer(function SentPaperRow({ paper: { at, reason }, read }: SentPaperRowProps) {
  const [file] = useState(() => new PrivateFile(read));
  const day = dayAt(at);
  const fetch = async () => {
    const found = await file.read();
    if (found !== null) saveFile("laboratory-report.pdf", new Blob([found.bytes], { type: found.mediaType }));
  };
  return (
    <div className="stack gap-1">
      <div>
        <Button look="quiet" state={file.state === "reading" ? "busy" : "ready"} onPress={() => void fetch()}>
          <FileText className="icon" aria-hidden="true" />
          {says.paper({ day })}
        </Button>
      </div>
      {reason === null ? null : <p className="small">{says.paperCorrects({ reason })}</p>}
      <p className="small text-clay-ink" role="status">
        {file.state === "unavailable" ? says.notDownloaded : null}
      </p>
    </div>
  );
});
