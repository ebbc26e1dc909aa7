import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Notice } from "#web/design/notice/notice.tsx";
import { RowSkeletons } from "#web/design/skeleton/row-skeletons.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { DecisionRow } from "./decision-row.tsx";
import { OwnReportRow } from "./own-report-row.tsx";
import { OwnReportsModel, ownReportsNeeds } from "./own-reports-model.ts";
import { reportWords } from "./report-words.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** What was decided against somebody, and what they reported with what came of it. */
export const OwnReports = observer(function OwnReports({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(ownReportsNeeds);
  const [model] = useState(() => new OwnReportsModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state, refusal, done, sending } = model;
  const focusTarget = useRef<HTMLDivElement>(null);
  if (state.kind === "reading") return <RowSkeletons rows={["first", "second"]} label={reportWords.reading} />;
  if (state.kind === "unavailable") return <TryAgain what={reportWords.unavailable} onPress={model.ask} />;
  const { made, decisions } = state.value;
  return (
    <>
      <div role="status" ref={focusTarget} tabIndex={-1}>
        {done === null ? null : <Notice kind="good">{reportWords.done[done]}</Notice>}
        {refusal === null ? null : <Notice kind="bad">{reportWords.refused(refusal)}</Notice>}
        {sending === "unavailable" ? <Notice kind="bad">{reportWords.notSent}</Notice> : null}
      </div>
      <section className="stack gap-4" aria-labelledby="fitbook-decisions">
        <h2 id="fitbook-decisions" className="heading-3">
          {reportWords.decisions}
        </h2>
        {decisions.length === 0 ? (
          <p className="muted">{reportWords.noDecisions}</p>
        ) : (
          <ul className="fitbook-people" aria-labelledby="fitbook-decisions">
            {decisions.map((decision) => (
              <DecisionRow key={decision.id} decision={decision} model={model} />
            ))}
          </ul>
        )}
      </section>
      <section className="stack gap-4" aria-labelledby="fitbook-reported">
        <h2 id="fitbook-reported" className="heading-3">
          {reportWords.made}
        </h2>
        {made.length === 0 ? (
          <p className="muted">{reportWords.noneMade}</p>
        ) : (
          <ul className="fitbook-people" aria-labelledby="fitbook-reported">
            {made.map((report) => (
              <OwnReportRow key={report.id} report={report} model={model} onWithdrawn={() => focusTarget.current?.focus()} />
            ))}
          </ul>
        )}
      </section>
    </>
  );
});
