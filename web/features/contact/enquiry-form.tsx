import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useRef, useState } from "react";
import { useDependency, useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { FormEnd } from "#web/platform/forms/form-end.tsx";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { formWords } from "#web/design/wording/form.ts";
import { contactWords } from "./contact-words.ts";
import { enquiryWords } from "./wording/enquiry.ts";
import { EnquiryModel } from "./enquiry-model.ts";
import { addressesNeeds } from "#web/features/account/addresses/addresses-model.ts";
import type { SendEnquiry } from "#core/contact/send-enquiry.use-case.ts";
import type { Token } from "#core/shared/token.ts";
import type { AsksFor, EnquiryField } from "./enquiry-model.ts";

type EnquiryFormProps = {
  readonly send: Token<SendEnquiry>;
  readonly asksFor: AsksFor;
  readonly about: { readonly id: string | null; readonly title: string };
};

export const EnquiryForm = observer(function EnquiryForm({ send, asksFor, about }: EnquiryFormProps) {
  const enquire = useDependency(send);
  const session = useStore(SessionStore);
  const useCases = useNeeds(addressesNeeds);
  const [model] = useState(() => new EnquiryModel(enquire, asksFor, session, useCases));
  const { form, isSent, isTooMuch } = model;
  const isChanged = useCallback(() => form.isChanged, [form]);
  const { user } = session;
  useEffect(() => void model.know(user), [model, user]);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSent) answer.current?.focus();
  }, [isSent]);
  const field = (name: EnquiryField) => ({
    label: contactWords.fields[name],
    value: form.values[name],
    onChange: (value: string) => form.fill(name, value),
    problem: contactWords.problem(form.problemOf(name)),
  });
  if (isSent)
    return (
      <div ref={answer} tabIndex={-1} role="status">
        <Notice kind="good">
          <p className="strong">{enquiryWords.sent}</p>
          <p>{enquiryWords.sentText}</p>
        </Notice>
      </div>
    );
  return (
    <>
      <noscript>
        <p>{contactWords.noScript}</p>
      </noscript>
      <Form label={enquiryWords.heading({ about: about.title })} onSubmit={() => void model.send(about.id)} faults={form.faults}>
        <TextField {...field("name")} autoComplete="name" />
        <div className="form-pair">
          <TextField {...field("mobile")} type="tel" inputMode="tel" autoComplete="tel" />
          <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" isOptional={formWords.optional} />
        </div>
        <TextField {...field("city")} autoComplete="address-level2" />
        {asksFor === "person" ? null : (
          <div className="form-pair">
            <TextField {...field("employees")} inputMode="numeric" />
            <TextField {...field("sites")} inputMode="numeric" />
          </div>
        )}
        <TextArea {...field("message")} />
        <FormEnd state={form.state} refusal={isTooMuch ? contactWords.tooMany : null} back={null} words={enquiryWords} />
        <UnsavedChanges isChanged={isChanged} />
      </Form>
    </>
  );
});
