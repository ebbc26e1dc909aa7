import { observer } from "mobx-react-lite";
import { useState } from "react";
import { LONGEST_REPORT } from "#core/fitbook/moderation/report.ts";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { TieOutcome } from "#web/features/fitbook/people/tie-outcome.tsx";
import type { TieModel } from "#web/features/fitbook/people/tie-model.ts";

type ReportDialogProps = {
  readonly name: string;
  readonly tie: TieModel;
  readonly onReported: () => void;
  readonly onClose: () => void;
};

const { report: words } = fitbookWords;

/** What is told to the staff of somebody. */
export const ReportDialog = observer(function ReportDialog({ name, tie, onReported, onClose }: ReportDialogProps) {
  const [reason, write] = useState("");
  const [faults, tell] = useState(0);
  const problem = reason.trim() === "" ? words.needed : reason.trim().length > LONGEST_REPORT ? words.tooLong : null;
  const send = async () => {
    if (problem !== null) return tell(faults + 1);
    if (await tie.report(reason.trim())) onReported();
  };
  return (
    <Dialog title={words.ask({ name })} hint={words.text} closeLabel={fitbookWords.block.close} closes="asked" onClose={onClose}>
      <Form label={words.ask({ name })} onSubmit={() => void send()} faults={faults} autoComplete="off">
        <TextArea label={words.reason} value={reason} onChange={write} problem={faults > 0 ? problem : null} />
        <TieOutcome tie={tie} />
        <div>
          <SendButton state={tie.state === "sending" ? "sending" : "ready"}>
            {tie.state === "sending" ? words.sending : words.send}
          </SendButton>
        </div>
      </Form>
    </Dialog>
  );
});
