import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { MobileField } from "#web/design/fields/mobile-field.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { signInWords } from "#web/features/sign-in/sign-in-words.ts";
import { StatusMessage } from "./status-message.tsx";
import { useFirstField } from "./use-first-field.ts";
import type { SignInPurpose } from "#web/platform/session/sign-in-purpose.ts";
import type { SignInModel } from "./sign-in-model.ts";

type EntryStepProps = { readonly model: SignInModel; readonly purpose: SignInPurpose; readonly offersHelp: boolean };

/** Where the code is to be sent. */
export const EntryStep = observer(function EntryStep({ model, purpose, offersHelp }: EntryStepProps) {
  const { by, flow, entry, isEntryWrong, faults } = model;
  const step = useFirstField(by);
  const trouble = flow.kind === "entering" ? flow.trouble : null;
  const isSending = flow.kind === "sending";
  return (
    <div ref={step} className="sign-in">
      <Form faults={faults} onSubmit={() => void model.send()}>
        {by === "mobile" ? (
          <MobileField
            label={signInWords.mobile}
            countryCode={signInWords.countryCode}
            value={entry}
            onChange={model.enter}
            problem={isEntryWrong ? signInWords.invalidMobile : null}
            state={isSending ? "locked" : "open"}
          />
        ) : (
          <TextField
            label={signInWords.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={entry}
            onChange={model.enter}
            problem={isEntryWrong ? signInWords.invalidEmail : null}
          />
        )}
        <StatusMessage as="alert" text={trouble === null || isEntryWrong ? null : signInWords.sendTrouble(trouble, model.said)} />
        <SendButton state={isSending ? "sending" : "ready"}>{isSending ? signInWords.sending : signInWords.sendOtp}</SendButton>
      </Form>
      <div className="sign-in-ways">
        {model.isPasswordLeft ? (
          <Button look="text" onPress={model.enterPassword}>
            {signInWords.byPassword}
          </Button>
        ) : null}
        <Button look="text" onPress={() => model.switchTo(by === "mobile" ? "email" : "mobile")}>
          {by === "mobile" ? signInWords.byEmail : signInWords.byMobile}
        </Button>
      </div>
      <p className="small muted">{purpose === "desk" ? signInWords.howAtDesk : signInWords.how}</p>
      {offersHelp ? (
        <p className="small">
          {signInWords.trouble}{" "}
          <a className="link" href="/getintouch">
            {signInWords.writeToUs}
          </a>
        </p>
      ) : null}
    </div>
  );
});
