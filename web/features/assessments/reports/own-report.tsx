import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { PrivateFile, readMyFile, readMyFileNeeds } from "#web/platform/uploads/private-file.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { ReportRow } from "./report-row.tsx";
import { reportWords as words } from "./report-words.ts";
import type { PatientReport } from "#core/assessments/sharing/patient-report.ts";
import type { ReportsModel } from "./reports-model.ts";

type OwnReportProps = {
  readonly model: ReportsModel;
  readonly report: PatientReport;
  /** What it is called among the others. */
  readonly title: string;
  readonly isKept: boolean;
};

/** A report that the customer sent. Before the call it can be deleted, afterwards hidden and shown again. */
export const OwnReport = observer(function OwnReport({ model, report, title, isKept }: OwnReportProps) {
  const useCases = useNeeds(readMyFileNeeds);
  const [file] = useState(() => new PrivateFile(readMyFile(useCases, model.customer, report.id)));
  const [isAsked, ask] = useState(false);
  const name = words.nameOf(title, report);
  const state = model.changing.kind === "sending" ? "busy" : "ready";
  const remove = () => {
    ask(false);
    void model.remove(report.id);
  };
  return (
    <ReportRow report={report} title={title} file={file} {...(report.hiddenAt === null ? {} : { note: words.isHidden })}>
      {report.hiddenAt !== null ? (
        <Button look="text" label={words.restoreNamed({ name })} state={state} onPress={() => void model.restore(report.id)}>
          {words.restore}
        </Button>
      ) : isKept ? (
        <Button look="text" label={words.hideNamed({ name })} state={state} onPress={() => void model.remove(report.id)}>
          {words.hide}
        </Button>
      ) : (
        <Button look="text" label={words.removeNamed({ name })} state={state} onPress={() => ask(true)}>
          {words.remove}
        </Button>
      )}
      {isAsked ? (
        <Dialog role="alertdialog" title={words.sureToRemove} hint={words.sureText} closeLabel={words.close} onClose={() => ask(false)}>
          <div className="row flex-wrap">
            <Button look="quiet" onPress={() => ask(false)}>
              {words.cancel}
            </Button>
            <Button look="danger" onPress={remove}>
              {words.remove}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </ReportRow>
  );
});
