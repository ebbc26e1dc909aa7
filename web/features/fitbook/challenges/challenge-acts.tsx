import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { fitbookAddress } from "#web/platform/addresses/fitbook-address.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { challengeWords as words } from "./challenge-words.ts";
import type { VisibleChallenge } from "#core/fitbook/challenges/visible-challenge.ts";
import type { ChallengeModel } from "./challenge-model.ts";

type ChallengeActsProps = { readonly challenge: VisibleChallenge; readonly model: ChallengeModel };

/** Joining, leaving, the own name on the board, and what its maker may do. */
export const ChallengeActs = observer(function ChallengeActs({ challenge, model }: ChallengeActsProps) {
  const [confirming, ask] = useState<"leave" | "cancel" | null>(null);
  const { id, me, isJoinable, state, mayInvite, mayEdit, mayCancel } = challenge;
  const busy = model.sending === "sending" ? "busy" : "ready";
  const closed = words.joiningClosed(challenge, useDependency(Clock)());
  const close = () => ask(null);
  const act = async () => {
    if (confirming === "leave") await model.change("leave");
    if (confirming === "cancel") await model.cancel();
    close();
  };
  return (
    <div className="fitbook-acts">
      {me === null && isJoinable ? (
        <Button look="main" state={busy} onPress={() => void model.join()}>
          {words.join}
        </Button>
      ) : null}
      {closed === null ? null : <span className="muted">{closed}</span>}
      <a className="button quiet" href={fitbookAddress.board(id)}>
        {words.board}
      </a>
      {mayInvite ? (
        <a className="button quiet" href={fitbookAddress.inviteToChallenge(id)}>
          {words.invite.title}
        </a>
      ) : null}
      {me === null ? null : (
        <Button look="quiet" state={busy} onPress={() => void model.change(me.isAnonymous ? "show" : "hide")}>
          {me.isAnonymous ? words.unhide : words.hide}
        </Button>
      )}
      {me !== null && state !== "completed" ? (
        <Button look="quiet" onPress={() => ask("leave")}>
          {words.leave}
        </Button>
      ) : null}
      {mayEdit ? (
        <a className="button quiet" href={fitbookAddress.editChallenge(id)}>
          {words.edit}
        </a>
      ) : null}
      <a className="button quiet" href={fitbookAddress.challengeLike(id)}>
        {words.again}
      </a>
      {mayCancel ? (
        <Button look="danger-quiet" onPress={() => ask("cancel")}>
          {words.cancel}
        </Button>
      ) : null}
      {me?.isAnonymous === true ? <span className="muted">{words.hidden}</span> : null}
      {confirming === null ? null : (
        <Dialog
          role="alertdialog"
          title={confirming === "leave" ? words.leaveAsk : words.cancelAsk}
          hint={confirming === "leave" ? words.leaveText : words.cancelText}
          closeLabel={words.close}
          onClose={close}
        >
          <div className="row flex-wrap">
            <Button look="quiet" onPress={close}>
              {words.keep}
            </Button>
            <Button look="danger" state={busy} onPress={() => void act()}>
              {confirming === "leave" ? words.leave : words.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
});
