import { observer } from "mobx-react-lite";
import { useEffect, useId, useRef, useState } from "react";
import { Notice } from "#web/design/notice/notice.tsx";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { alertAddress } from "#web/platform/addresses/alert-address.ts";
import { AlertFormModel, alertFormNeeds } from "./alert-form-model.ts";
import { alertStateText, alertTitle } from "./alert-words.ts";
import { alertWords } from "./wording/alerts.ts";
import type { AlertAbout } from "#web/platform/addresses/alert-address.ts";

/** The form of an alert. Without script it is a visitor's, sent by the browser. */
export const AlertForm = observer(function AlertForm({ about }: { readonly about: AlertAbout }) {
  const session = useStore(SessionStore);
  const useCases = useNeeds(alertFormNeeds);
  const [model] = useState(() => new AlertFormModel(about, session, useCases));
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { state, faults, isDone } = model;
  useEffect(() => {
    if (faults > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [faults]);
  const said = alertStateText(state, about);
  const isVisitor = session.customer === null;
  return (
    <form
      ref={form}
      method="post"
      action="/api/forms/alerts/ask"
      noValidate
      className="stack gap-4" // Not "form": such a form is hidden where there is no script.
      aria-label={alertTitle(about)}
      onSubmit={(event) => {
        event.preventDefault();
        void model.send();
      }}
    >
      <input type="hidden" name="kind" value={about.kind} />
      <About about={about} />
      {about.kind === "price-at-most" && !isDone ? (
        <div className={model.isPriceWrong ? "field is-error" : "field"}>
          <label htmlFor={`${id}-price`}>{alertWords.price}</label>
          <input
            id={`${id}-price`}
            name="price"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={model.price}
            aria-invalid={model.isPriceWrong}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => model.writePrice(target.value)}
          />
        </div>
      ) : null}
      {isVisitor && !isDone ? (
        <div className={state === "invalid-email" ? "field is-error" : "field"}>
          <label htmlFor={`${id}-email`}>{alertWords.email}</label>
          <input
            id={`${id}-email`}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            value={model.email}
            aria-invalid={state === "invalid-email"}
            aria-describedby={`${id}-hint ${id}-said`}
            onChange={({ target }) => model.writeEmail(target.value)}
          />
          <span className="field-hint" id={`${id}-hint`}>
            {alertWords.emailHint}
          </span>
        </div>
      ) : null}
      <div role="status" id={`${id}-said`}>
        {said === null ? null : <Notice kind={isDone ? "good" : "bad"}>{said}</Notice>}
      </div>
      {isDone ? null : (
        <div>
          <button type="submit" className={state === "sending" ? "button main is-busy" : "button main"} aria-disabled={state === "sending"}>
            {state === "sending" ? alertWords.sending : alertWords.send}
          </button>
        </div>
      )}
      {isVisitor ? null : (
        <a className="link small" href={alertAddress.list}>
          {alertWords.mine}
        </a>
      )}
    </form>
  );
});

function About({ about }: { readonly about: AlertAbout }) {
  if (about.kind === "opening") return <input type="hidden" name="area" value={about.area} />;
  if (about.kind === "quiz-opens") return <input type="hidden" name="quiz" value={about.quiz} />;
  return <input type="hidden" name="product" value={about.id} />;
}
