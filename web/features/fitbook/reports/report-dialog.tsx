import { observer } from "mobx-react-lite";
import { useState } from "react";
import { LONGEST_REPORT, REPORT_REASONS } from "#core/fitbook/reports/report.ts";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { reportWords } from "./report-words.ts";
import type { ReportReason } from "#core/fitbook/reports/report.ts";
import type { ReportModel } from "./report-model.ts";

/** Asks why something is reported; the press on a reason sends it, with what was written. */
export const ReportDialog = observer(function ReportDialog({
  model,
  onClose,
}: {
  readonly model: ReportModel;
  readonly onClose: () => void;
}) {
  const [words, write] = useState("");
  const { refusal, state } = model;
  const isTooLong = words.trim().length > LONGEST_REPORT;
  const send = async (reason: ReportReason) => {
    if (!isTooLong && (await model.report(reason, words.trim()))) onClose();
  };
  return (
    <Dialog title={reportWords.ask} hint={reportWords.askText} closeLabel={reportWords.close} closes="asked" onClose={onClose}>
      <div className="stack gap-4">
        <div className="row flex-wrap">
          {REPORT_REASONS.map((reason) => (
            <Button key={reason} look="quiet" state={state === "sending" ? "busy" : "ready"} onPress={() => void send(reason)}>
              {reportWords.reasons[reason]}
            </Button>
          ))}
        </div>
        <TextArea
          label={reportWords.words}
          hint={reportWords.wordsHint({ most: wholeNumber(LONGEST_REPORT) })}
          value={words}
          onChange={write}
          problem={isTooLong ? reportWords.tooLong : null}
        />
        <div role="status">
          {refusal === null ? null : <Notice kind="bad">{reportWords.refused(refusal)}</Notice>}
          {state === "unavailable" ? <Notice kind="bad">{reportWords.notSent}</Notice> : null}
        </div>
      </div>
    </Dialog>
  );
});
