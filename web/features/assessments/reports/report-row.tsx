import FileText from "lucide-react/icons/file-text";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { PictureSquare } from "#web/platform/uploads/picture-square.tsx";
import { WholePicture } from "#web/platform/uploads/whole-picture.tsx";
import { saveFile } from "#web/platform/files/save-file.ts";
import { reportWords as words } from "./report-words.ts";
import "#web/platform/uploads/file-uploads.css";
import type { ReactNode } from "react";
import type { SharedReport } from "#core/assessments/sharing/shared-data.ts";
import type { PrivateFile } from "#web/platform/uploads/private-file.ts";

type ReportRowProps = {
  readonly report: SharedReport;
  /** What it is called among those that stand beside it. */
  readonly title: string;
  /** Reads it for whoever sees the row. */
  readonly file: PrivateFile;
  /** Said below. */
  readonly note?: string;
  /** What else can be done. */
  readonly children?: ReactNode;
};

/** A report and the way to open it: a picture is shown, a PDF is put among the downloads, as no page of ours shows one. */
export const ReportRow = observer(function ReportRow({ report, title, file, note, children }: ReportRowProps) {
  const [isOpen, show] = useState(false);
  const name = words.nameOf(title, report);
  const open = async () => {
    if (report.mediaType === "image/webp") {
      await file.draw();
      show(true);
      return;
    }
    const read = await file.read();
    if (read !== null) saveFile("report.pdf", new Blob([read.bytes], { type: read.mediaType }));
  };
  return (
    <li className="sent-picture">
      {report.mediaType === "image/webp" && file.drawing !== null ? (
        <PictureSquare drawing={file.drawing} label={name} />
      ) : (
        <span className="picture-placeholder">
          <FileText className="icon" aria-hidden="true" />
        </span>
      )}
      <div className="stack gap-1">
        <b>{title}</b>
        <span className="small muted">{words.factsOf(report)}</span>
        {note === undefined ? null : <span className="small">{note}</span>}
        <span className="small text-clay-ink" role="status">
          {file.state === "unavailable" ? words.notOpened : null}
        </span>
        <div className="row flex-wrap">
          <Button
            look="text"
            label={words.openNamed({ name })}
            state={file.state === "reading" ? "busy" : "ready"}
            onPress={() => void open()}
          >
            {words.open}
          </Button>
          {children}
        </div>
      </div>
      {isOpen && file.drawing !== null ? <WholePicture drawing={file.drawing} label={name} onClose={() => show(false)} /> : null}
    </li>
  );
});
