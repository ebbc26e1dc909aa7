import { observer } from "mobx-react-lite";
import { boxesOf } from "#core/sign-in/codes/code-entry.ts";
import { useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { CodeField } from "#web/design/fields/code-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { SecretField } from "#web/design/fields/secret-field.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { shownMobile } from "#web/design/figures/mobile-number.ts";
import { signInWords } from "#web/features/sign-in/sign-in-words.ts";
import { LockedEntry } from "./locked-entry.tsx";
import { ResendButton } from "#web/features/sign-in/codes/resend-button.tsx";
import { StatusMessage } from "./status-message.tsx";
import type { SignInMode, VerifyTrouble } from "#core/sign-in/session/sign-in-flow.ts";
import type { ForgottenPasswordModel, ForgottenPasswordState } from "#web/features/sign-in/passwords/forgotten-password-model.ts";
import type { SignInModel } from "./sign-in-model.ts";

type Step = { readonly model: SignInModel; readonly forgot: ForgottenPasswordModel };

/** What proves that the number is theirs: its code, or their password. */
export const VerifyStep = observer(function VerifyStep({ model, forgot }: Step) {
  const { caller } = useStore(SessionStore);
  const { flow, mode, typed, target, isEntryWrong } = model;
  const trouble = flow.kind === "verifying" ? flow.trouble : null;
  const isChecking = flow.kind === "checking";
  const ready = mode === "code" ? signInWords.verify : signInWords.signIn;
  const sentTo = target?.kind === "mobile" ? shownMobile(target.mobile) : model.entry;
  const askForgot = () => {
    if (target?.kind === "mobile") void forgot.ask(caller, target.mobile);
  };
  const verify = () => {
    forgot.forget(); // What was said of the letter is no answer to this.
    void model.verify();
  };
  const verifyBy = (other: SignInMode) => {
    forgot.forget();
    model.verifyBy(other);
  };
  return (
    <Form faults={model.faults} onSubmit={verify}>
      <LockedEntry model={model} />
      {mode === "code" ? (
        <CodeField
          label={signInWords.otp}
          hint={signInWords.otpSentTo({ to: sentTo })}
          boxes={boxesOf(typed)}
          onChange={model.type}
          problem={isEntryWrong ? signInWords.shortOtp : null}
          state={isChecking ? "locked" : "open"}
        />
      ) : (
        <SecretField
          label={signInWords.password}
          {...(isEntryWrong ? {} : { hint: signInWords.passwordLength })}
          words={{ show: signInWords.showPassword, hide: signInWords.hidePassword }}
          value={typed}
          onChange={model.type}
          problem={isEntryWrong ? signInWords.passwordLength : null}
          autoComplete="current-password"
          focus="asked"
        />
      )}
      <StatusMessage as="alert" text={forgot.state.kind === "idle" && !isEntryWrong ? troubleSaid(trouble, model) : null} />
      <StatusMessage {...forgotSaid(forgot.state)} />
      <SendButton state={isChecking ? "sending" : "ready"}>{isChecking ? signInWords.verifying : ready}</SendButton>
      <div className="sign-in-ways">
        {mode === "code" ? <ResendButton model={model} /> : null}
        {mode === "password" ? (
          <Button look="text" state={forgot.state.kind === "asking" ? "busy" : "ready"} onPress={askForgot}>
            {signInWords.forgot}
          </Button>
        ) : null}
        {target?.kind === "mobile" ? (
          <Button look="text" onPress={() => verifyBy(mode === "code" ? "password" : "code")}>
            {mode === "code" ? signInWords.byPassword : signInWords.byOtp}
          </Button>
        ) : null}
      </div>
    </Form>
  );
});

function troubleSaid(trouble: VerifyTrouble | null, { mode, said }: SignInModel): string | null {
  if (trouble === null) return null;
  return trouble === "too-many" && mode === "password" ? signInWords.tooManyPasswords : signInWords.verifyTrouble(trouble, said);
}

function forgotSaid(state: ForgottenPasswordState): { readonly as: "alert" | "good" | "note"; readonly text: string | null } {
  switch (state.kind) {
    case "idle":
    case "asking":
      return { as: "good", text: null };
    case "on-its-way":
      return { as: "good", text: state.said ?? signInWords.forgotSent };
    case "unknown-mobile":
      return { as: "note", text: signInWords.forgotUnknown };
    case "too-many":
      return { as: "alert", text: signInWords.tooMany };
    case "unavailable":
      return { as: "alert", text: signInWords.unreachable };
    case "refused":
      return { as: "alert", text: state.said };
  }
}
