import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { wholeNumber } from "#web/design/figures/amounts.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { counted } from "#web/design/phrase.ts";
import { formWords } from "#web/design/wording/form.ts";
import { waitingPhrases } from "#web/features/fitbook/wording/waiting.ts";
import type { LeavingModel } from "./leaving-model.ts";

const { leaving: words, sending } = waitingPhrases;

/** Asked at signing out: share what waits, delete it, or stay. */
export const LeavingDialog = observer(function LeavingDialog({ model }: { readonly model: LeavingModel }) {
  const { isSending } = model;
  return (
    <Dialog
      role="alertdialog"
      title={counted(model.count, words.title, { count: wholeNumber(model.count) })}
      hint={words.text}
      closeLabel={formWords.close}
      closes="asked"
      onClose={model.stay}
    >
      <div role="status">{model.hasTried && !isSending && model.count > 0 ? <Notice kind="bad">{words.unsent}</Notice> : null}</div>
      <div className="stack gap-3">
        <Button look="main" size="wide" state={isSending ? "busy" : "ready"} onPress={() => void model.send()}>
          {isSending ? sending : words.send}
        </Button>
        <Button look="danger-quiet" size="wide" onPress={model.drop}>
          {words.drop}
        </Button>
        <Button look="text" onPress={model.stay}>
          {words.stay}
        </Button>
      </div>
    </Dialog>
  );
});
