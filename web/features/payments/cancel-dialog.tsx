import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import type { ReactNode } from "react";
import type { CancellationModel } from "./cancellation-model.ts";

type CancelWords = Readonly<
  Record<"cancelTitle" | "cancelHint" | "close" | "unavailable" | "cancelling" | "cancelSend" | "cancelKeep", string>
>;

type CancelDialogProps<Preview, Refusal> = {
  readonly model: CancellationModel<Preview, Refusal>;
  readonly words: CancelWords;
  readonly refusal: (refusal: Refusal) => string;
  /** Draws what comes back. */
  readonly children: (preview: Preview) => ReactNode;
  readonly onClose: () => void;
};

/** Shows what a cancellation refunds, and asks for confirmation, as it can't be undone. */
export const CancelDialog = observer(function CancelDialog<Preview, Refusal>(props: CancelDialogProps<Preview, Refusal>) {
  const { model, words, refusal, children, onClose } = props;
  useEffect(() => void model.ask(), [model]);
  const { preview, state } = model;
  const shown = preview.kind === "read" && preview.value.kind === "ok" ? preview.value.value : null;
  const send = async () => {
    if (await model.cancel()) onClose();
  };
  return (
    <Dialog title={words.cancelTitle} hint={words.cancelHint} closeLabel={words.close} role="alertdialog" onClose={onClose}>
      <div className="form">
        <div role="status">
          {preview.kind === "unavailable" || state.kind === "unavailable" ? <Notice kind="bad">{words.unavailable}</Notice> : null}
          {preview.kind === "read" && preview.value.kind === "refused" ? (
            <Notice kind="bad">{refusal(preview.value.refusal)}</Notice>
          ) : null}
          {state.kind === "refused" ? <Notice kind="bad">{refusal(state.refusal)}</Notice> : null}
          {preview.kind === "reading" ? <span className="skeleton skeleton-line" /> : null}
          {shown === null ? null : children(shown)}
        </div>
        <div className="row flex-wrap">
          <Button look="danger" state={state.kind === "sending" ? "busy" : shown === null ? "off" : "ready"} onPress={() => void send()}>
            {state.kind === "sending" ? words.cancelling : words.cancelSend}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {words.cancelKeep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
});
