import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { addressOfThing } from "./address-of-thing.ts";
import { reportWords } from "./report-words.ts";
import type { OwnReport } from "#core/fitbook/moderation/own-reports.ts";
import type { OwnReportsModel } from "./own-reports-model.ts";

/** What somebody reported: how it stands, the way to it, and the way back while nobody has looked. */
export const OwnReportRow = observer(function OwnReportRow({
  report,
  model,
  onWithdrawn,
}: {
  readonly report: OwnReport;
  readonly model: OwnReportsModel;
  /** The row goes: what was pressed there is gone. */
  readonly onWithdrawn: () => void;
}) {
  const { outcome } = report;
  const withdraw = async () => {
    if (await model.withdraw(report.id)) onWithdrawn();
  };
  const name = reportWords.reported(report);
  return (
    <li className="fitbook-comment">
      <h3 className="heading-4">{name}</h3>
      <p>{reportWords.outcome(report)}</p>
      {report.reason === "self_harm" ? <p className="muted">{reportWords.helplines}</p> : null}
      <div className="fitbook-acts">
        <a className="button quiet" href={addressOfThing(report.thing)} aria-label={fitbookWords.each({ act: reportWords.open, name })}>
          {reportWords.open}
        </a>
        {outcome.kind === "waiting" && !outcome.isLookedAt ? (
          <Button
            look="quiet"
            label={fitbookWords.each({ act: reportWords.withdraw, name })}
            state={model.sending === "sending" ? "busy" : "ready"}
            onPress={() => void withdraw()}
          >
            {reportWords.withdraw}
          </Button>
        ) : null}
      </div>
    </li>
  );
});
