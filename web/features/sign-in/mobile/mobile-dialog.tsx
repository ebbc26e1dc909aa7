import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { boxesOf } from "#core/sign-in/codes/code-entry.ts";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { CodeField } from "#web/design/fields/code-field.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { MobileField } from "#web/design/fields/mobile-field.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { OwnMobileModel, ownMobileNeeds } from "./own-mobile-model.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { shownMobile } from "#web/design/figures/mobile-number.ts";
import { signInWords } from "#web/features/sign-in/sign-in-words.ts";
import { verifyMobileWords } from "#web/features/sign-in/wording/verify-mobile.ts";
import { ResendButton } from "#web/features/sign-in/codes/resend-button.tsx";
import { StatusMessage } from "#web/features/sign-in/popup/status-message.tsx";
import { useFirstField } from "#web/features/sign-in/popup/use-first-field.ts";

/** Asks a signed-in customer for a mobile, and for the code that is sent there. Source: specification/sign-in.md, Adding a mobile. */
export const MobileDialog = observer(function MobileDialog() {
  const session = useStore(SessionStore);
  const toasts = useStore(ToastStore);
  const useCases = useNeeds(ownMobileNeeds);
  const [model] = useState(() => new OwnMobileModel({ session, toasts, ...useCases }));
  useEffect(() => () => model.resend.end(), [model]);
  const { step, isLocked, isInvalid, mobile, trouble } = model;
  const first = useFirstField(isLocked);
  const purpose = session.mobileFor === "checkout" ? verifyMobileWords.forCheckout : verifyMobileWords.forProfile;
  const change = isLocked ? (
    <Button look="text" state={step === "checking" ? "off" : "ready"} onPress={model.changeNumber}>
      {signInWords.change}
    </Button>
  ) : null;
  return (
    <Dialog
      title={verifyMobileWords.title}
      hint={purpose}
      closeLabel={verifyMobileWords.close}
      closes="asked"
      onClose={session.leaveMobile}
    >
      <div className="sign-in" ref={first}>
        <Form faults={model.isCodeShort ? 1 : 0} onSubmit={() => void (isLocked ? model.verify() : model.send())}>
          <MobileField
            label={signInWords.mobile}
            countryCode={signInWords.countryCode}
            value={model.entry}
            onChange={model.enter}
            problem={isInvalid ? signInWords.invalidMobile : null}
            state={step === "entering" ? "open" : "locked"}
            beside={change}
          />
          {isLocked ? (
            <CodeField
              label={signInWords.otp}
              hint={signInWords.otpSentTo({ to: mobile === null ? model.entry : shownMobile(mobile) })}
              boxes={boxesOf(model.typed)}
              onChange={model.type}
              problem={model.isCodeShort ? signInWords.shortOtp : null}
              state={step === "checking" ? "locked" : "open"}
            />
          ) : null}
          <StatusMessage as="alert" text={trouble === null || model.isCodeShort ? null : verifyMobileWords.trouble[trouble]} />
          {isLocked ? (
            <SendButton state={step === "checking" ? "sending" : "ready"}>
              {step === "checking" ? signInWords.verifying : verifyMobileWords.verify}
            </SendButton>
          ) : (
            <SendButton state={step === "sending" ? "sending" : mobile === null ? "off" : "ready"}>
              {step === "sending" ? signInWords.sending : signInWords.sendOtp}
            </SendButton>
          )}
        </Form>
        {isLocked ? (
          <div className="sign-in-ways">
            <ResendButton model={model} />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
});
