import { observer } from "mobx-react-lite";
import { GENDERS } from "#core/identity/customer.ts";
import { SelectField } from "#web/parts/select-field.tsx";
import { SendButton } from "#web/parts/send-button.tsx";
import { TextField } from "#web/parts/text-field.tsx";
import { signInWords } from "#web/wording/sign-in.ts";
import { Said } from "./said.tsx";
import { TermsTick } from "./terms-tick.tsx";
import { useFirstField } from "./use-first-field.ts";
import type { KeyboardEvent } from "react";
import type { SignInModel } from "#web/stores/sign-in-model.ts";

/** What somebody new tells of themselves. */
export const RegisterStep = observer(function RegisterStep({ model }: { readonly model: SignInModel }) {
  const { flow, signUp, by } = model;
  const step = useFirstField();
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
          problem={signUp.wrong === "name" ? signInWords.nameNeeded : null}
        />
        <details className="acc">
          <summary>{signInWords.more}</summary>
          <div className="sign-in">
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
              value={signUp.more.birthdate}
              onChange={(text) => signUp.tell("birthdate", text)}
            />
            <SelectField
              label={signInWords.gender}
              unchosen={signInWords.unsaid}
              choices={GENDERS.map((gender) => ({ value: gender, words: signInWords[gender] }))}
              value={signUp.more.gender}
              onChange={(gender) => signUp.tell("gender", gender)}
            />
            <TextField
              label={signInWords.referenceCode}
              value={signUp.more.referenceCode}
              onChange={(text) => signUp.tell("referenceCode", text)}
            />
          </div>
        </details>
        <TermsTick isTicked={signUp.form.areTermsAccepted} onChange={signUp.acceptTerms} />
        <Said as="alert" text={trouble === null ? null : signInWords.registerTrouble(trouble, model.said)} />
        <SendButton state={isJoining ? "sending" : isOff ? "off" : "ready"}>
          {isJoining ? signInWords.submitting : signInWords.submit}
        </SendButton>
      </form>
    </div>
  );
});
