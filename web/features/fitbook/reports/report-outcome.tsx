import { observer } from "mobx-react-lite";
import { useRef } from "react";
import { Notice } from "#web/design/notice/notice.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { reportWords } from "./report-words.ts";
import type { ReportModel } from "./report-model.ts";

/** What came of a report, whom to ring, and the way back. `tells`: a dialog tells what goes wrong itself. */
export const ReportOutcome = observer(function ReportOutcome({
  model,
  tells,
}: {
  readonly model: ReportModel;
  readonly tells: "here" | "dialog";
}) {
  const { reporting, refusal, state } = model;
  const place = useRef<HTMLDivElement>(null);
  const withdraw = async () => {
    if (await model.withdraw()) place.current?.focus(); // The button that was pressed is gone.
  };
  return (
    <div role="status" className="fitbook-told" ref={place} tabIndex={-1}>
      {reporting.kind === "received" ? (
        <Notice kind="good">
          {reportWords.received(reporting.decidedBy)}{" "}
          <button type="button" className="link roomy" onClick={() => void withdraw()}>
            {reportWords.withdraw}
          </button>{" "}
          <a className="link roomy" href={fitbookAddress.reports}>
            {reportWords.toOwn}
          </a>
        </Notice>
      ) : null}
      {reporting.kind === "received" && reporting.helplines.length > 0 ? <Notice kind="note">{reportWords.helplines}</Notice> : null}
      {reporting.kind === "withdrawn" ? <Notice kind="note">{reportWords.withdrawn}</Notice> : null}
      {tells === "here" && refusal !== null ? <Notice kind="bad">{reportWords.refused(refusal)}</Notice> : null}
      {tells === "here" && state === "unavailable" ? <Notice kind="bad">{reportWords.notSent}</Notice> : null}
    </div>
  );
});
