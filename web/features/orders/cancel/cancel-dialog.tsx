import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { CANCEL_REASONS, LONGEST_REASON } from "#core/orders/returns/cancel-reason.ts";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { newKey } from "#web/platform/requests/new-key.ts";
import { cancelWords } from "./cancel-words.ts";
import { CancelModel, cancelNeeds, OTHER } from "./cancel-model.ts";
import { RefundPreviewPanel } from "#web/features/orders/refunds/refund-preview-panel.tsx";
import { shownTitle } from "#web/design/product-card/shown-title.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import type { OrderView } from "#core/orders/views/order-view.ts";
import type { OrderModel } from "#web/features/orders/order/order-model.ts";

type CancelDialogProps = {
  readonly model: OrderModel;
  readonly order: OrderView;
  /** Lines that are chosen to begin with. */
  readonly places: readonly number[];
  readonly onClose: () => void;
};

/** Which lines, why, and what goes back, before anything is done that can't be undone. */
export const CancelDialog = observer(function CancelDialog({ model, order, places, onClose }: CancelDialogProps) {
  const useCases = useNeeds(cancelNeeds);
  const [cancel] = useState(() => new CancelModel(model, order, { ...useCases, places, newKey }));
  useEffect(() => cancel.begin(), [cancel]);
  const { lines, chosen, reason, ownWords, state } = cancel;
  const send = async () => {
    if (await cancel.send()) onClose();
  };
  const choices = ([...CANCEL_REASONS, OTHER] as const).map((value) => ({ value, words: cancelWords.reasons[value] }));
  const reasonProblem = state.kind === "reason-needed" ? cancelWords.reasonNeeded : null;
  return (
    <Dialog title={cancelWords.title} hint={cancelWords.hint} closeLabel={cancelWords.close} closes="asked" onClose={onClose}>
      <div className="form">
        <fieldset className="field cancel-lines">
          <legend>{cancelWords.lines}</legend>
          {lines.map(({ place, product, figures }) => (
            <TickField
              key={place}
              label={cancelWords.line(shownTitle(product), figures.quantity)}
              isTicked={chosen.has(place)}
              onChange={() => cancel.choose(place)}
            />
          ))}
        </fieldset>
        <SelectField
          label={cancelWords.reason}
          unchosen={cancelWords.unchosen}
          choices={choices}
          value={reason}
          problem={reason === OTHER ? null : reasonProblem}
          onChange={cancel.say}
        />
        {reason === OTHER ? (
          <TextField label={cancelWords.ownWords} value={ownWords} most={LONGEST_REASON} problem={reasonProblem} onChange={cancel.write} />
        ) : null}
        <RefundPreviewPanel question={cancel.refund} order={order} onAgain={cancel.begin} />
        <div role="status">
          {state.kind === "unavailable" ? <Notice kind="bad">{cancelWords.unavailable}</Notice> : null}
          {state.kind === "lines-needed" ? <Notice kind="bad">{cancelWords.linesNeeded}</Notice> : null}
          {state.kind === "refused" ? <Notice kind="bad">{cancelWords.refused(state.refusal)}</Notice> : null}
        </div>
        <div className="row flex-wrap">
          <Button look="danger" state={state.kind === "sending" ? "busy" : "ready"} onPress={() => void send()}>
            {state.kind === "sending" ? cancelWords.sending : cancelWords.send}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {cancelWords.keep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
});
