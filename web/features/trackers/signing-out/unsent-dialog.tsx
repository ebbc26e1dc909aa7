import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { grouped } from "#web/design/figures/grouped.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { counted } from "#web/design/phrase.ts";
import { formWords } from "#web/design/wording/form.ts";
import { outboxPhrases } from "#web/features/trackers/wording/outbox.ts";
import { signingOutPhrases as words } from "#web/features/trackers/wording/signing-out.ts";
import type { UnsentModel } from "./unsent-model.ts";

/** Asked at signing out: send, keep or delete what is not sent yet, or stay. */
export const UnsentDialog = observer(function UnsentDialog({ model }: { readonly model: UnsentModel }) {
  const { state, refused } = model;
  const { count } = model.unsent;
  const isAllSent = count === 0;
  return (
    <Dialog
      role="alertdialog"
      title={isAllSent ? words.rest : counted(count, words.title, { count: grouped(count) })}
      {...(isAllSent ? {} : { hint: words.text })}
      closeLabel={formWords.close}
      closes="asked"
      onClose={model.stay}
    >
      <div role="status" className="stack gap-2">
        {refused.length === 0 ? null : (
          <Notice kind="note">{counted(refused.length, outboxPhrases.refused, { count: grouped(refused.length) })}</Notice>
        )}
        {state === "unsent" && !isAllSent ? <Notice kind="bad">{words.unsent}</Notice> : null}
      </div>
      {isAllSent ? (
        <Button look="main" size="wide" onPress={model.keep}>
          {words.leave}
        </Button>
      ) : (
        <Choices model={model} />
      )}
      <Button look="text" onPress={model.stay}>
        {words.stay}
      </Button>
    </Dialog>
  );
});

const Choices = observer(function Choices({ model }: { readonly model: UnsentModel }) {
  const isSending = model.state === "sending";
  return (
    <div className="stack gap-3">
      <Button look="main" size="wide" state={isSending ? "busy" : "ready"} onPress={() => void model.send()}>
        {isSending ? words.sending : words.send}
      </Button>
      <Button look="quiet" size="wide" onPress={model.keep}>
        {words.keep}
      </Button>
      <p className="small muted">{model.unsent.isKept ? words.kept : words.unkept}</p>
      <Button look="danger-quiet" size="wide" onPress={() => void model.drop()}>
        {words.drop}
      </Button>
      <p className="small muted">{words.dropped}</p>
    </div>
  );
});
