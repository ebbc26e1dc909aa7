import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { formWords } from "#web/design/wording/form.ts";
import { profileWords } from "#web/features/account/wording/profile.ts";
import { EmailModel, emailNeeds } from "./email-model.ts";
import type { EmailAddress } from "#core/identity/email-address.ts";

const words = profileWords.email;

/** The e-mail address, and the way to another one: a letter that asks whoever reads there. */
export const EmailFact = observer(function EmailFact({ email }: { readonly email: EmailAddress | null }) {
  const session = useStore(SessionStore);
  const useCases = useNeeds(emailNeeds);
  const [model] = useState(() => new EmailModel(session, useCases));
  const { form, isOpen, sentTo } = model;
  const problem = form.problemOf("email");
  const place = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen !== wasOpen.current) place.current?.querySelector<HTMLElement>(isOpen ? "input" : "button")?.focus(); // The button that was pressed is gone.
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div ref={place}>
      <dt>{profileWords.fields.email}</dt>
      <dd className={email === null ? "faint" : undefined}>{email ?? profileWords.untold}</dd>
      {isOpen ? null : (
        <dd className="fact-action">
          <button
            type="button"
            className="link roomy"
            aria-label={(email === null ? profileWords.addOf : profileWords.changeOf)({ what: profileWords.fields.email })}
            onClick={model.open}
          >
            {email === null ? profileWords.add : profileWords.change}
          </button>
        </dd>
      )}
      <dd className="fact-wide stack gap-4">
        {isOpen ? (
          <Form label={words.title} onSubmit={() => void model.send()} faults={form.faults}>
            <TextField
              label={words.field}
              value={form.values.email}
              onChange={(value) => form.fill("email", value)}
              type="email"
              inputMode="email"
              autoComplete="email"
              hint={words.hint}
              problem={problem === null ? null : words.problems[problem]}
            />
            <div className="row flex-wrap">
              <SendButton state={form.state === "sending" ? "sending" : "ready"}>{words.send}</SendButton>
              <button type="button" className="button quiet" onClick={model.close}>
                {formWords.cancel}
              </button>
            </div>
          </Form>
        ) : null}
        <span role="status">
          {form.state === "unavailable" ? <Notice kind="bad">{formWords.unavailable}</Notice> : null}
          {sentTo === null ? null : <Notice kind="good">{words.sentTo({ email: sentTo })}</Notice>}
        </span>
      </dd>
    </div>
  );
});
