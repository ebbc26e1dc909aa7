import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { addressOfThing } from "./address-of-thing.ts";
import { AppealForm } from "./appeal-form.tsx";
import { reportWords } from "./report-words.ts";
import type { OwnDecision } from "#core/fitbook/moderation/own-reports.ts";
import type { OwnReportsModel } from "./own-reports-model.ts";

/** What was decided against somebody, why, and how they object to it, once and in time. */
export const DecisionRow = observer(function DecisionRow({
  decision,
  model,
}: {
  readonly decision: OwnDecision;
  readonly model: OwnReportsModel;
}) {
  const [isWriting, write] = useState(false);
  const isAppealable = decision.state.kind === "appealable";
  const name = reportWords.decided(decision);
  const row = useRef<HTMLLIElement>(null);
  const wasWriting = useRef(false);
  useEffect(() => {
    if (isWriting !== wasWriting.current) row.current?.querySelector<HTMLElement>(isWriting ? "textarea" : "button, a")?.focus(); // The button that was pressed is gone.
    wasWriting.current = isWriting;
  }, [isWriting]);
  return (
    <li className="fitbook-comment" ref={row}>
      <h3 className="heading-4">{name}</h3>
      <p>{reportWords.why(decision)}</p>
      {decision.said === null || decision.said === "" ? null : <blockquote className="fitbook-about muted">{decision.said}</blockquote>}
      {decision.reason === "self_harm" ? <p>{reportWords.helplines}</p> : null}
      <p>{reportWords.state(decision)}</p>
      {isAppealable && isWriting ? <AppealForm decision={decision} model={model} onClose={() => write(false)} /> : null}
      <div className="fitbook-acts">
        {isAppealable && !isWriting ? (
          <Button look="quiet" label={fitbookWords.each({ act: reportWords.appeal, name })} onPress={() => write(true)}>
            {reportWords.appeal}
          </Button>
        ) : null}
        <a className="button quiet" href={addressOfThing(decision.thing)} aria-label={fitbookWords.each({ act: reportWords.open, name })}>
          {reportWords.open}
        </a>
      </div>
    </li>
  );
});
