import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { useKept, useStore } from "#web/frame/keeper.tsx";
import { Whole } from "#web/frame/whole.ts";
import { Button } from "#web/parts/button.tsx";
import { Form } from "#web/parts/form.tsx";
import { Notice } from "#web/parts/notice.tsx";
import { TextArea } from "#web/parts/text-area.tsx";
import { TextField } from "#web/parts/text-field.tsx";
import { FormEnd } from "#web/screens/account/form-end.tsx";
import { SessionStore } from "#web/stores/session-store.ts";
import { formWords } from "#web/wording/form.ts";
import { touchWords } from "#web/wording/touch.ts";
import { TouchModel } from "./touch-model.ts";
import type { TouchField } from "./touch-model.ts";

export const TouchForm = observer(function TouchForm() {
  const session = useStore(SessionStore);
  const whole = useKept(Whole);
  const [model] = useState(() => new TouchModel(session, whole));
  const { form, sent, isTooMuch } = model;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent !== null) answer.current?.focus();
  }, [sent]);
  const field = (name: TouchField) => ({
    label: touchWords.fields[name],
    value: form.values[name],
    onChange: (value: string) => form.fill(name, value),
    problem: touchWords.problem(form.problemOf(name)),
  });
  if (sent !== null)
    return (
      <div ref={answer} tabIndex={-1} role="status" className="grid gap-4">
        <Notice kind="good">
          <p className="strong">{touchWords.sent}</p>
          <p>{touchWords.sentText(sent.number, sent.to)}</p>
        </Notice>
        <Button look="quiet" onPress={model.writeAnother}>
          {touchWords.another}
        </Button>
      </div>
    );
  return (
    <Form label={touchWords.form} onSubmit={() => void model.send()} faults={form.faults}>
      <TextField {...field("name")} autoComplete="name" />
      <div className="pair">
        <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" />
        <TextField {...field("mobile")} type="tel" inputMode="tel" autoComplete="tel" isOptional={formWords.optional} />
      </div>
      <TextArea {...field("message")} hint={touchWords.bill} />
      <FormEnd state={form.state} refusal={isTooMuch ? touchWords.tooMany : null} back={null} words={touchWords} />
    </Form>
  );
});
