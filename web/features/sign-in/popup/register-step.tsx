import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { GENDERS } from "#core/identity/customer.ts";
import { Button } from "#web/design/button/button.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { FoldedText } from "#web/design/folded-panel/folded-text.tsx";
import { signInWords } from "#web/features/sign-in/sign-in-words.ts";
import { InviteField } from "./invite-field.tsx";
import { StatusMessage } from "./status-message.tsx";
import { TermsTick } from "./terms-tick.tsx";
import { useFirstField } from "./use-first-field.ts";
import type { KeyboardEvent } from "react";
import type { SignInModel } from "./sign-in-model.ts";

/** What somebody new tells of themselves. */
export const RegisterStep = observer(function RegisterStep({ model }: { readonly model: SignInModel }) {
  const { flow, signUp, by } = model;
  const step = useFirstField();
  useEffect(() => {
    if (signUp.faults > 0) step.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [step, signUp.faults]);
  const trouble = flow.kind === "registering" ? flow.trouble : null;
  const isJoining = flow.kind === "joining";
  const isOff = signUp.problem !== null;
  // A form whose button is off is sent by no key: it is told why.
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !isOff || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void model.register();
  };
  return (
    <div ref={step}>
      <form
        method="post"
        noValidate
        className="form"
        onKeyDown={sendByKey}
        onSubmit={(event) => {
          event.preventDefault();
          void model.register();
        }}
      >
        <TextField
          label={signInWords.name}
          hint={signInWords.nameHint}
          autoComplete="name"
          value={signUp.form.name}
          onChange={signUp.name}
          problem={signUp.nameProblem === null ? null : signInWords.nameProblem(signUp.nameProblem)}
        />
        {signUp.isInvited ? <InviteField signUp={signUp} /> : null}
        <FoldedText title={signInWords.more}>
          <div className="sign-in pt-3">
            {by === "mobile" ? (
              <TextField
                label={signInWords.email}
                type="email"
                inputMode="email"
                autoComplete="email"
                value={signUp.more.email}
                onChange={(text) => signUp.tell("email", text)}
                problem={signUp.wrong === "email" ? signInWords.invalidEmail : null}
              />
            ) : null}
            <TextField
              label={signInWords.birthdate}
              type="date"
              autoComplete="bday"
              latest={signUp.today}
              value={signUp.more.birthdate}
              onChange={(text) => signUp.tell("birthdate", text)}
              problem={signUp.wrong === "birthdate" ? signInWords.registerTrouble("impossible-birthdate", "") : null}
            />
            <SelectField
              label={signInWords.gender}
              choices={[
                { value: "", words: signInWords.unsaid },
                ...GENDERS.map((gender) => ({ value: gender, words: signInWords[gender] })),
              ]}
              value={signUp.more.gender}
              onChange={(gender) => signUp.tell("gender", gender)}
            />
            <TextField
              label={signInWords.referenceCode}
              value={signUp.more.referenceCode}
              onChange={(text) => signUp.tell("referenceCode", text)}
            />
            {signUp.isInvited ? null : <InviteField signUp={signUp} />}
          </div>
        </FoldedText>
        <TermsTick isTicked={signUp.form.areTermsAccepted} onChange={signUp.acceptTerms} />
        <StatusMessage
          as="alert"
          text={trouble === null || trouble === "unknown-invite-code" ? null : signInWords.registerTrouble(trouble, model.said)}
        />
        <SendButton state={isJoining ? "sending" : isOff ? "off" : "ready"}>
          {isJoining ? signInWords.submitting : signInWords.submit}
        </SendButton>
        {trouble === "not-proved" || trouble === "taken" ? (
          <Button look="text" onPress={model.changeNumber}>
            {signInWords.startAgain}
          </Button>
        ) : null}
      </form>
    </div>
  );
});
