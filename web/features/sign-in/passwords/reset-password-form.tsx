import { observer } from "mobx-react-lite";
import { Form } from "#web/design/fields/form.tsx";
import { SecretField } from "#web/design/fields/secret-field.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { resetPasswordWords } from "#web/features/sign-in/wording/reset-password.ts";
import type { ResetPasswordModel } from "./reset-password-model.ts";

export const ResetPasswordForm = observer(function ResetPasswordForm({ model }: { readonly model: ResetPasswordModel }) {
  const { problem, step } = model;
  const words = { show: resetPasswordWords.show, hide: resetPasswordWords.hide };
  return (
    <Form faults={model.faults} onSubmit={() => void model.save()}>
      <SecretField
        label={resetPasswordWords.chosen}
        hint={resetPasswordWords.rule}
        words={words}
        value={model.chosen}
        onChange={model.choose}
        problem={problem === null || problem === "not-repeated" ? null : resetPasswordWords.problem[problem]}
        autoComplete="new-password"
        focus="asked"
      />
      <SecretField
        label={resetPasswordWords.repeated}
        hint={resetPasswordWords.repeatedHint}
        words={words}
        value={model.repeated}
        onChange={model.repeat}
        problem={problem === "not-repeated" ? resetPasswordWords.problem[problem] : null}
        autoComplete="new-password"
      />
      <div>
        <SendButton state={step === "saving" ? "sending" : "ready"}>
          {step === "saving" ? resetPasswordWords.saving : resetPasswordWords.save}
        </SendButton>
      </div>
    </Form>
  );
});
