import { observer } from "mobx-react-lite";
import { useState } from "react";
import { LONGEST_REPORT } from "#core/fitbook/reports/report.ts";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { reportWords } from "./report-words.ts";
import type { OwnDecision } from "#core/fitbook/moderation/own-reports.ts";
import type { OwnReportsModel } from "./own-reports-model.ts";

type AppealFormProps = {
  readonly decision: OwnDecision;
  readonly model: OwnReportsModel;
  readonly onClose: () => void;
};

/** What somebody writes against a decision. */
export const AppealForm = observer(function AppealForm({ decision, model, onClose }: AppealFormProps) {
  const [words, write] = useState("");
  const [faults, tell] = useState(0);
  const written = words.trim();
  const problem = written === "" ? reportWords.needed : written.length > LONGEST_REPORT ? reportWords.tooLong : null;
  const send = async () => {
    if (problem !== null) return tell(faults + 1);
    if (await model.appeal(decision.id, written)) onClose();
  };
  return (
    <Form label={reportWords.appeal} onSubmit={() => void send()} faults={faults} autoComplete="off">
      <TextArea
        label={reportWords.appealWords}
        hint={reportWords.appealHint({ most: wholeNumber(LONGEST_REPORT) })}
        value={words}
        onChange={write}
        problem={faults > 0 ? problem : null}
      />
      <div className="row flex-wrap">
        <SendButton state={model.sending === "sending" ? "sending" : "ready"}>
          {model.sending === "sending" ? reportWords.sending : reportWords.appealSend}
        </SendButton>
        <Button look="quiet" onPress={onClose}>
          {reportWords.cancel}
        </Button>
      </div>
    </Form>
  );
});
