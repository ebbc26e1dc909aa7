import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { HumanWork } from "#core/sign-in/human-check/human-work.port.ts";
import { useDependency, useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { ForgottenPasswordModel, forgottenPasswordNeeds } from "#web/features/sign-in/passwords/forgotten-password-model.ts";
import { HumanProof, humanProofNeeds } from "#web/features/sign-in/codes/human-proof.ts";
import { HUMAN_CHECK_PLACE } from "#web/features/sign-in/human-work/place.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { SignInModel, signInNeeds } from "./sign-in-model.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { signInWords } from "#web/features/sign-in/sign-in-words.ts";
import { EntryStep } from "./entry-step.tsx";
import { RegisterStep } from "./register-step.tsx";
import { VerifyStep } from "./verify-step.tsx";
import type { SignInPurpose } from "#web/platform/session/sign-in-purpose.ts";

const signInPopupNeeds = { ...humanProofNeeds, ...signInNeeds };

/** Signing in, from the number to the session, over whatever page somebody is at. Source: specification/sign-in.md, The form. */
export const SignInPopup = observer(function SignInPopup({ purpose }: { readonly purpose: SignInPurpose }) {
  const session = useStore(SessionStore);
  const toasts = useStore(ToastStore);
  const signInPopupUseCases = useNeeds(signInPopupNeeds);
  const useCases = useNeeds(forgottenPasswordNeeds);
  const work = useDependency(HumanWork);
  const now = useDependency(Clock);
  const [model] = useState(() => {
    const proof = new HumanProof(signInPopupUseCases, work);
    return new SignInModel({ session, toasts, ...signInPopupUseCases, proof, here: () => location.pathname, now });
  });
  const [forgot] = useState(() => new ForgottenPasswordModel(useCases));
  useEffect(() => () => model.resend.end(), [model]);
  const close = () => {
    model.end(); // What is still on its way signs nobody in, and leads nobody home.
    session.leaveSignIn();
  };
  const isNew = model.flow.kind === "registering" || model.flow.kind === "joining";
  return (
    <Dialog
      title={isNew ? signInWords.newHere : purpose === "desk" ? signInWords.titleAtDesk : signInWords.title}
      hint={isNew ? signInWords.newHereHint : (session.signInHint ?? signInWords.because[purpose])}
      closeLabel={signInWords.close}
      closes="asked"
      onClose={close}
    >
      <div className="sign-in">
        {isNew ? (
          <RegisterStep model={model} />
        ) : model.isLocked ? (
          <VerifyStep model={model} forgot={forgot} />
        ) : (
          <EntryStep model={model} purpose={purpose} offersHelp={session.offersHelp} />
        )}
        <div id={HUMAN_CHECK_PLACE} />
      </div>
    </Dialog>
  );
});
