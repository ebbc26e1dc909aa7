import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { fitbookWords } from "#web/features/fitbook/fitbook-words.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { challengeWords } from "#web/features/fitbook/challenges/challenge-words.ts";
import { RemovePlayerModel, removePlayerNeeds } from "./remove-player-model.ts";
import type { ChallengeId } from "#core/fitbook/challenge.ts";
import type { VisiblePerson } from "#core/fitbook/profiles/visible-person.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type RemovePlayerProps = {
  readonly challenge: ChallengeId;
  readonly person: VisiblePerson;
  readonly customer: CustomerId;
  readonly onRemoved: () => void;
};

const { removal: words } = challengeWords;

/** Asks why a player is to be removed, who reads it then. */
export const RemovePlayer = observer(function RemovePlayer({ challenge, person, customer, onRemoved }: RemovePlayerProps) {
  const useCases = useNeeds(removePlayerNeeds);
  const [model, ask] = useState<RemovePlayerModel | null>(null);
  const send = async () => {
    if (model !== null && (await model.send())) onRemoved();
  };
  return (
    <>
      <Button
        look="danger-quiet"
        label={fitbookWords.each({ act: words.act, name: person.name })}
        onPress={() => ask(new RemovePlayerModel({ customer, challenge, player: person.id }, useCases))}
      >
        {words.act}
      </Button>
      {model === null ? null : (
        <Dialog
          role="alertdialog"
          title={words.title({ name: person.name })}
          hint={words.hint}
          closeLabel={challengeWords.close}
          onClose={() => ask(null)}
        >
          <Form label={words.title({ name: person.name })} onSubmit={() => void send()} faults={model.faults} autoComplete="off">
            <TextArea label={words.reason} hint={words.reasonHint} value={model.reason} onChange={model.write} problem={model.fault} />
            <div role="status">
              {model.refusal === null ? null : <Notice kind="bad">{words.refusals[model.refusal]}</Notice>}
              {model.state === "unavailable" ? <Notice kind="bad">{fitbookWords.notSent}</Notice> : null}
            </div>
            <div className="row flex-wrap">
              <Button look="quiet" onPress={() => ask(null)}>
                {words.keep}
              </Button>
              <SendButton state={model.state === "sending" ? "sending" : "ready"}>{words.act}</SendButton>
            </div>
          </Form>
        </Dialog>
      )}
    </>
  );
});
