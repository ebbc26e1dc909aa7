import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Accordion } from "#web/design/accordion/accordion.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { KNOWN_NAMES } from "./known-names.ts";
import { templateContentIn } from "./template-content.ts";
import { TemplatesModel, templatesNeeds } from "./templates-model.ts";
import { templatePhrases as phrases } from "./wording/templates.ts";
import type { PrescriptionTemplate } from "#core/consultations/prescriptions/templates/prescription-template.ts";
import type { PrescribingModel } from "./prescribing-model.ts";

/** What the practitioner prescribes again and again: put into the form, kept from it, named anew and deleted. */
export const Templates = observer(function Templates({ form }: { readonly form: PrescribingModel }) {
  const useCases = useNeeds(templatesNeeds);
  const [model] = useState(() => new TemplatesModel(form.account, useCases));
  useEffect(() => void model.ask(), [model]);
  const { reading } = model;
  return (
    <div className="accordions no-print">
      <datalist id={KNOWN_NAMES}>
        {form.namesIn(reading.kind === "read" ? reading.value : []).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Accordion heading={phrases.title}>
        <div className="stack gap-3">
          {reading.kind === "unavailable" ? (
            <TryAgain what={phrases.notShown} onPress={() => void model.ask()} />
          ) : reading.kind === "reading" ? null : (
            <>
              {reading.value.length === 0 ? <p className="muted">{phrases.none}</p> : null}
              <ul className="stack gap-2">
                {reading.value.map((template) => (
                  <li key={template.id} className="row space-between flex-wrap">
                    <OneTemplate model={model} form={form} template={template} />
                  </li>
                ))}
              </ul>
              <Said model={model} form={form} />
              {model.renamed === null ? <KeepForm model={model} form={form} /> : null}
            </>
          )}
        </div>
      </Accordion>
    </div>
  );
});

type Parts = { readonly model: TemplatesModel; readonly form: PrescribingModel };

const OneTemplate = observer(function OneTemplate({ model, form, template }: Parts & { readonly template: PrescriptionTemplate }) {
  if (model.renamed?.id === template.id)
    return <NameForm model={model} label={phrases.newName} submit={phrases.rename} send={model.rename} />;
  const { name } = template;
  return (
    <>
      <span className="strong">{name}</span>
      <span className="row flex-wrap">
        <Button look="quiet" onPress={() => form.take(template)}>
          {phrases.use}
          <span className="visually-hidden"> {name}</span>
        </Button>
        <Button look="quiet" onPress={() => model.choose(template)}>
          {phrases.rename}
          <span className="visually-hidden"> {name}</span>
        </Button>
        <Button look="danger-quiet" state={model.sending.kind === "sending" ? "busy" : "ready"} onPress={() => void model.drop(template)}>
          {phrases.drop}
          <span className="visually-hidden"> {name}</span>
        </Button>
      </span>
    </>
  );
});

/** Keeps what stands in the form. */
const KeepForm = observer(function KeepForm({ model, form }: Parts) {
  return (
    <>
      <p className="muted">{phrases.without}</p>
      <NameForm model={model} label={phrases.name} submit={phrases.keep} send={() => model.save(templateContentIn(form.written))} />
    </>
  );
});

type NameFormProps = {
  readonly model: TemplatesModel;
  readonly label: string;
  readonly submit: string;
  readonly send: () => Promise<void>;
};

const NameForm = observer(function NameForm({ model, label, submit, send }: NameFormProps) {
  const { name, faults, sending, renamed } = model;
  const problem = sending.kind === "refused" ? phrases.refused[sending.refusal.kind] : null;
  return (
    <Form label={submit} onSubmit={() => void send()} faults={faults} autoComplete="off">
      <TextField label={label} value={name} problem={problem} onChange={model.write} />
      <div className="row flex-wrap">
        <button type="submit" className="button quiet" aria-disabled={sending.kind === "sending" || undefined}>
          {submit}
        </button>
        {renamed === null ? null : (
          <Button look="quiet" onPress={() => model.choose(null)}>
            {phrases.leave}
          </Button>
        )}
      </div>
    </Form>
  );
});

/** A live region that stands before its message. */
const Said = observer(function Said({ model: { done, sending, putBack }, form }: Parts) {
  return (
    <div role="status" className="stack gap-2">
      {form.taken === null ? null : (
        <div className="row flex-wrap">
          <span>{phrases.used({ name: form.taken.name })}</span>
          <Button look="quiet" onPress={() => form.giveBack()}>
            {phrases.undo}
          </Button>
        </div>
      )}
      {sending.kind === "unavailable" ? <Notice kind="bad">{phrases.unavailable}</Notice> : null}
      {done === null ? null : (
        <div className="row flex-wrap">
          <span>{phrases.done[done.kind]({ name: done.template.name })}</span>
          {done.kind === "dropped" ? (
            <Button look="quiet" onPress={() => void putBack()}>
              {phrases.undo}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
});
