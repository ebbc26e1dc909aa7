import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { BookingFacts } from "#web/features/consultations/booking/booking-facts.tsx";
import { planWords as says } from "#web/features/plans/plan-words.ts";
import type { MyPlanModel } from "./my-plan-model.ts";

type CancelPlanDialogProps = { readonly model: MyPlanModel; readonly onClose: () => void };

/** What comes back, before anything is done that can't be undone. */
export const CancelPlanDialog = observer(function CancelPlanDialog({ model, onClose }: CancelPlanDialogProps) {
  useEffect(() => void model.askPreview(), [model]);
  const { preview, step } = model;
  const shown = preview.kind === "read" && preview.value.kind === "ok" ? preview.value.value : null;
  const send = async () => {
    if (await model.cancel()) onClose();
  };
  return (
    <Dialog title={says.cancelTitle} hint={says.cancelHint} closeLabel={says.close} role="alertdialog" onClose={onClose}>
      <div className="form">
        <div role="status">
          {preview.kind === "unavailable" || step.kind === "unavailable" ? <Notice kind="bad">{says.unavailable}</Notice> : null}
          {preview.kind === "read" && preview.value.kind === "refused" ? (
            <Notice kind="bad">{says.refusal(preview.value.refusal)}</Notice>
          ) : null}
          {step.kind === "refused" ? <Notice kind="bad">{says.refusal(step.refusal)}</Notice> : null}
          {preview.kind === "reading" ? <span className="skeleton skeleton-line" /> : null}
          {shown === null ? null : (
            <BookingFacts
              facts={[
                { name: says.paid, value: rupees(shown.paid) },
                { name: says.comesBack, value: rupees(shown.back) },
              ]}
            />
          )}
        </div>
        <div className="row flex-wrap">
          <Button look="danger" state={step.kind === "sending" ? "busy" : shown === null ? "off" : "ready"} onPress={() => void send()}>
            {step.kind === "sending" ? says.cancelling : says.cancelSend}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {says.cancelKeep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
});
