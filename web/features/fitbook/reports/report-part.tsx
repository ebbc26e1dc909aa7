import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { ReportModel, reportNeeds } from "./report-model.ts";
import { ReportOutcome } from "./report-outcome.tsx";
import { reportWords } from "./report-words.ts";
import type { ReportedThing } from "#core/fitbook/reports/report.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type ReportPartProps = {
  readonly thing: ReportedThing;
  /** Read instead of the word on the button, beginning with it. */
  readonly label: string;
  readonly customer: CustomerId;
  readonly look: "quiet" | "text";
};

/** Reports a thing in two presses, and tells what comes of it. Source: specification/moderation.md, Reports. */
export const ReportPart = observer(function ReportPart({ thing, label, customer, look }: ReportPartProps) {
  const useCases = useNeeds(reportNeeds);
  const [model] = useState(() => new ReportModel(customer, thing, useCases));
  const [isAsked, ask] = useState(false);
  const begin = () => {
    model.begin();
    ask(true);
  };
  return (
    <>
      <Button look={look} label={label} onPress={begin}>
        {reportWords.report}
      </Button>
      <ReportOutcome model={model} tells={isAsked ? "dialog" : "here"} />
      {isAsked ? <ReportDialog model={model} onClose={() => ask(false)} /> : null}
    </>
  );
});
