import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { SecretField } from "#web/design/fields/secret-field.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { passwordWords } from "#web/features/sign-in/wording/password.ts";
import { ForgottenPassword } from "./forgotten-password.tsx";
import { PasswordModel, passwordNeeds } from "./password-model.ts";
import { PasswordStrength } from "./password-strength.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PasswordField, PasswordTrouble } from "./password-model.ts";

export const PasswordForm = observer(function PasswordForm({ customer }: { readonly customer: CustomerId }) {
  const session = useStore(SessionStore);
  const useCases = useNeeds(passwordNeeds);
  const [model] = useState(() => new PasswordModel(customer, session, useCases));
  const { mode, done, hasOne, form } = model;
  const { state, faults } = form;
  const field = (name: PasswordField) => ({
    label: passwordWords.fields[name],
    value: form.values[name],
    onChange: (value: string) => model.fill(name, value),
    problem: problemSaid(form.problemOf(name)),
    words: passwordWords.secret,
  });
  return (
    <>
      <Form onSubmit={() => void model.save()} faults={faults}>
        <div role="status" className="stack gap-3">
          {done === null ? null : <Notice kind="good">{passwordWords.done[done]}</Notice>}
          {hasOne ? <Notice kind="note">{passwordWords.hasOne}</Notice> : null}
        </div>
        {mode === "add" ? null : <SecretField {...field("former")} autoComplete="current-password" />}
        <div className="stack gap-2">
          <SecretField {...field("chosen")} autoComplete="new-password" />
          <PasswordStrength {...model.strength} />
        </div>
        <SecretField {...field("repeated")} autoComplete="new-password" />
        <FormEnd state={state} refusal={null} back={null} words={passwordWords.send[mode]} />
      </Form>
      <p>
        <button type="button" className="link roomy" onClick={() => model.turnTo(mode === "add" ? "change" : "add")}>
          {mode === "add" ? passwordWords.haveOne : passwordWords.haveNone}
        </button>
      </p>
      {mode === "add" ? null : <ForgottenPassword reset={model.reset} onAsk={() => void model.forgot()} />}
    </>
  );
});

const problemSaid = (problem: PasswordTrouble | null): string | null => (problem === null ? null : passwordWords.problems[problem]);
