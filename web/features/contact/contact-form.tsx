import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { formWords } from "#web/design/wording/form.ts";
import { contactWords } from "./contact-words.ts";
import { ContactModel, contactNeeds } from "./contact-model.ts";
import type { ContactField } from "./contact-model.ts";

export const ContactForm = observer(function TouchForm() {
  const session = useStore(SessionStore);
  const useCases = useNeeds(contactNeeds);
  const [model] = useState(() => new ContactModel(session, useCases));
  const { form, sent, isTooMuch } = model;
  const isChanged = useCallback(() => form.isChanged, [form]);
  const { user } = session;
  useEffect(() => model.know(user), [model, user]);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent !== null) answer.current?.focus();
  }, [sent]);
  const field = (name: ContactField) => ({
    label: contactWords.fields[name],
    value: form.values[name],
    onChange: (value: string) => form.fill(name, value),
    problem: contactWords.problem(form.problemOf(name)),
  });
  if (sent !== null)
    return (
      <div ref={answer} tabIndex={-1} role="status" className="grid gap-4">
        <Notice kind="good">
          <p className="strong">{contactWords.sent}</p>
          <p>{contactWords.sentText(sent.number, sent.to)}</p>
        </Notice>
        <Button look="quiet" onPress={model.writeAnother}>
          {contactWords.another}
        </Button>
      </div>
    );
  return (
    <Form label={contactWords.form} onSubmit={() => void model.send()} faults={form.faults}>
      <TextField {...field("name")} autoComplete="name" />
      <div className="form-pair">
        <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" />
        <TextField {...field("mobile")} type="tel" inputMode="tel" autoComplete="tel" isOptional={formWords.optional} />
      </div>
      <TextArea {...field("message")} hint={contactWords.bill} />
      <FormEnd state={form.state} refusal={isTooMuch ? contactWords.tooMany : null} back={null} words={contactWords} />
      <UnsavedChanges isChanged={isChanged} />
    </Form>
  );
});
