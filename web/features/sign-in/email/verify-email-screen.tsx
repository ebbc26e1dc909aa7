import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { Button } from "#web/design/button/button.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { VerifyEmailModel, verifyEmailNeeds } from "./verify-email-model.ts";
import { verifyEmailWords } from "#web/features/sign-in/wording/verify-email.ts";
import { siteWords } from "#web/design/site-words.ts";
import type { Head } from "#web/platform/page/head.ts";
import type { EmailLinkText } from "./verify-email-model.ts";

export const head = (): Head => ({
  title: siteWords.titled(verifyEmailWords.title),
  description: verifyEmailWords.lead,
  canonical: null,
});

/** Where the letter leads that confirms an e-mail address. */
export const Screen = observer(function VerifyEmailScreen({ data }: { readonly data: EmailLinkText }) {
  const session = useStore(SessionStore);
  const useCases = useNeeds(verifyEmailNeeds);
  const [model] = useState(() => new VerifyEmailModel(data, session, useCases));
  const { answer, email } = model;
  const isOpen = answer === "asked" || answer === "confirming";
  const words = verifyEmailWords.answers[answer];
  return (
    <div className="page-width error-page">
      <noscript>
        <p className="no-script">{verifyEmailWords.needsScript}</p>
      </noscript>
      <h1>{isOpen ? verifyEmailWords.title : words.title}</h1>
      <p className="muted" role="status">
        {isOpen && email !== null ? verifyEmailWords.text({ email }) : words.text}
      </p>
      {isOpen || answer === "unavailable" || answer === "too-many" ? (
        <Button look="main" state={answer === "confirming" ? "busy" : "ready"} onPress={() => void model.confirm()}>
          {answer === "confirming" ? verifyEmailWords.confirming : isOpen ? verifyEmailWords.confirm : verifyEmailWords.tryAgain}
        </Button>
      ) : (
        <a className="button main" href={answer === "confirmed" ? "/profile" : "/"}>
          {answer === "confirmed" ? verifyEmailWords.profile : verifyEmailWords.home}
        </a>
      )}
    </div>
  );
});
