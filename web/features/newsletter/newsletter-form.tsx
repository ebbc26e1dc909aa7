import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { ToastStore } from "#web/platform/toasts/toast-store.ts";
import { footerWords } from "#web/design/wording/footer.ts";
import { NewsletterModel, newsletterNeeds } from "./newsletter-model.ts";
import type { FormEvent } from "react";

/** Asks for the newsletter. The footer stands once a page, so its field needs no id of its own. */
export const NewsletterForm = observer(function NewsletterForm() {
  const useCases = useNeeds(newsletterNeeds);
  const session = useStore(SessionStore);
  const toasts = useStore(ToastStore);
  const [model] = useState(() => new NewsletterModel(useCases, session));
  const { state } = model;
  const { kind } = state;
  const isSending = kind === "sending";
  const said = "says" in state ? state.says : null;
  const problem = kind === "asked" ? null : said;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = new FormData(form).get("email");
    if (typeof email !== "string") return;
    const sent = await model.send(email);
    if (sent?.kind === "invalid") form.querySelector("input")?.focus();
    if (sent?.kind !== "asked") return;
    form.reset();
    toasts.show({ kind: "newsletter-asked" });
  };
  return (
    <form method="post" action="/api/forms/newsletter/subscribe" className="newsletter-form" noValidate onSubmit={send}>
      <h2 className="heading-3">{footerWords.newsletter}</h2>
      <p role="status">{kind === "asked" ? said : footerWords.newsletterHint}</p>
      <div className={problem === null ? "field" : "field is-error"}>
        <span className="joined-input">
          <input
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            placeholder={footerWords.emailPlaceholder}
            aria-label={footerWords.email}
            aria-invalid={kind === "invalid"}
            aria-describedby="newsletter-problem"
            onInput={model.type}
          />
          <button type="submit" className={isSending ? "button main is-busy" : "button main"} aria-disabled={isSending}>
            {isSending ? footerWords.subscribing : footerWords.subscribe}
          </button>
        </span>
        <span className="field-error" id="newsletter-problem" role="alert">
          {problem === null ? null : (
            <>
              <CircleAlert className="icon icon-small" aria-hidden="true" />
              {problem}
            </>
          )}
        </span>
      </div>
    </form>
  );
});
