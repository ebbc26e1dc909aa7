import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { RecoveryModel, recoveryNeeds } from "./recovery-model.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { recoveryWords } from "#web/features/sign-in/wording/recovery.ts";
import { StatusMessage } from "#web/features/sign-in/popup/status-message.tsx";

/** Offers an account that is to be erased to whoever signs in to it. Source: specification/account.md, Having an account back. */
export const RecoverDialog = observer(function RecoverDialog() {
  const session = useStore(SessionStore);
  const useCases = useNeeds(recoveryNeeds);
  const [model] = useState(() => new RecoveryModel(session, useCases));
  const { flow, isUnreachable } = model;
  const isTooLate = flow.kind === "recovering" && flow.trouble === "too-late";
  const isRestoring = flow.kind === "restoring";
  return (
    <Dialog
      title={recoveryWords.title}
      hint={recoveryWords.text}
      closeLabel={recoveryWords.close}
      closes="asked"
      onClose={session.leaveRecovery}
    >
      <div className="sign-in">
        <StatusMessage as="alert" text={isTooLate ? recoveryWords.tooLate : isUnreachable ? recoveryWords.unreachable : null} />
        {isTooLate ? null : (
          <Button look="main" size="wide" state={isRestoring ? "busy" : "ready"} onPress={() => void model.restore()}>
            {isRestoring ? recoveryWords.restoring : recoveryWords.restore}
          </Button>
        )}
        <Button look="text" size="wide" onPress={session.leaveRecovery}>
          {recoveryWords.notNow}
        </Button>
      </div>
    </Dialog>
  );
});
