import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { ResetPasswordModel, resetPasswordNeeds } from "./reset-password-model.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { resetPasswordWords } from "#web/features/sign-in/wording/reset-password.ts";
import { siteWords } from "#web/design/site-words.ts";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import type { Head } from "#web/platform/page/head.ts";

export const head = (): Head => ({
  title: siteWords.titled(resetPasswordWords.title),
  description: resetPasswordWords.lead,
  canonical: null,
});

/** Where the message leads that lets somebody set a forgotten password anew. */
export const Screen = observer(function ResetPasswordScreen({ data: { key } }: { readonly data: { readonly key: string } }) {
  const session = useStore(SessionStore);
  const useCases = useNeeds(resetPasswordNeeds);
  const [model] = useState(() => new ResetPasswordModel(key, session, useCases));
  useEffect(() => void model.check(), [model]);
  const { step } = model;
  const isForm = step === "choosing" || step === "saving";
  return (
    <div className="page-width reset-password">
      <noscript>
        <p className="no-script">{resetPasswordWords.needsScript}</p>
      </noscript>
      <h1>{resetPasswordWords.title}</h1>
      <p className="muted" role="status">
        {resetPasswordWords.told[step]}
      </p>
      {isForm ? <ResetPasswordForm model={model} /> : null}
      {step === "done" ? (
        <div>
          <Button look="main" onPress={() => session.askToSignIn("sign-in")}>
            {resetPasswordWords.signIn}
          </Button>
        </div>
      ) : null}
      {step === "unavailable" || step === "too-many" ? (
        <div>
          <Button look="quiet" onPress={() => void model.check()}>
            {resetPasswordWords.tryAgain}
          </Button>
        </div>
      ) : null}
      {step === "useless" ? (
        <div>
          <Button look="main" onPress={() => session.askToSignIn("sign-in")}>
            {resetPasswordWords.signInOtherwise}
          </Button>
        </div>
      ) : null}
    </div>
  );
});
