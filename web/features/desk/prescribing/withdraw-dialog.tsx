import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import type { NotWithdrawn } from "#core/consultations/prescriptions/withdraw-prescription.use-case.ts";
import type { WithdrawalModel } from "./withdrawal-model.ts";

/** Asks why, before something is withdrawn for ever. */
export const WithdrawDialog = observer(function WithdrawDialog({
  model,
  onClose,
}: {
  readonly model: WithdrawalModel;
  readonly onClose: () => void;
}) {
  const { sending, reason, faults } = model;
  const problem = sending.kind === "refused" ? withdrawalProblem(sending.refusal) : null;
  const isReason = sending.kind === "refused" && (sending.refusal.kind === "no-reason" || sending.refusal.kind === "unprinted");
  const send = async () => {
    if (await model.send()) onClose();
  };
  return (
    <Dialog
      title={phrases.withdrawTitle}
      hint={phrases.withdrawHint}
      closeLabel={phrases.keep}
      role="alertdialog"
      closes="asked"
      onClose={onClose}
    >
      <Form onSubmit={() => void send()} faults={faults} autoComplete="off">
        <TextField
          label={phrases.withdrawReason}
          hint={phrases.reasonHint}
          value={reason}
          problem={isReason ? problem : null}
          onChange={(text) => model.write(text)}
        />
        <div role="status">
          {sending.kind === "unavailable" ? <Notice kind="bad">{phrases.withdrawUnavailable}</Notice> : null}
          {problem === null || isReason ? null : <Notice kind="bad">{problem}</Notice>}
        </div>
        <div className="row flex-wrap">
          <Button look="danger" state={sending.kind === "sending" ? "busy" : "ready"} onPress={() => void send()}>
            {sending.kind === "sending" ? phrases.withdrawing : phrases.withdraw}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {phrases.keep}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
});

const withdrawalProblem = (refusal: NotWithdrawn): string =>
  refusal.kind === "unprinted" ? phrases.refused.unprinted(refusal) : phrases.notWithdrawn[refusal.kind];
