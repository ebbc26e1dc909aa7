import { observer } from "mobx-react-lite";
import { useEffect, useRef } from "react";
import { GENDERS } from "#core/identity/customer.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { Button } from "#web/design/button/button.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TextArea } from "#web/design/fields/text-area.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { dayOf } from "#web/design/figures/days.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { prescriptionWords } from "#web/features/consultations/prescriptions/prescription-words.ts";
import { prescriptionPhrases } from "#web/features/consultations/prescriptions/wording/prescriptions.ts";
import { ItemFields } from "./item-fields.tsx";
import { itemKindsOf } from "./prescribing-model.ts";
import { missingIn, refusalWords, unprintedIn } from "./refusal-words.ts";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import type { MissingPart } from "#core/consultations/prescriptions/write-refusal.ts";
import type { PrescriptionText } from "#core/consultations/prescriptions/prescription-changes.ts";
import type { Prescribing } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import type { PrescribingModel } from "./prescribing-model.ts";

/** The text in which a part that is missing belongs. */
const PART_OF: Partial<Record<PrescriptionText, MissingPart>> = { diagnosis: "diagnosis", advice: "advice-or-item" };

type FormProps = { readonly model: PrescribingModel; readonly about: Prescribing };

/** What a practitioner fills in; everything is kept as it is written. */
export const PrescribingForm = observer(function PrescribingForm({ model, about }: FormProps) {
  const { form, faults, signing, removed } = model;
  const { patient, former, kind } = about;
  const missing = missingIn(signing);
  const refusal = refusalWords(signing);
  const focusTarget = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isMarked = focusTarget.current?.closest("form")?.querySelector("[aria-invalid=true]") != null; // Then the form gives it the focus.
    if (faults > 0 && refusal !== null && !isMarked) focusTarget.current?.focus();
  }, [faults, refusal]);
  const hintOf = (name: PrescriptionText) => {
    if (name === "diagnosis") return { hint: phrases.diagnosisHint };
    return name === "complaint" && about.complaint !== null && form.complaint === about.complaint ? { hint: phrases.complaintHint } : {};
  };
  const text = (name: PrescriptionText) => (
    <TextArea
      key={name}
      label={prescriptionPhrases.texts[name]}
      value={form[name]}
      problem={(missing.some((part) => part === PART_OF[name]) ? refusal : null) ?? unprintedIn(signing, form[name])}
      {...hintOf(name)}
      onChange={(value) => model.write({ [name]: value })}
    />
  );
  return (
    <Form label={phrases.write} onSubmit={() => model.preview()} faults={faults} autoComplete="off">
      <LastVersion former={former} />
      <div role="status" ref={focusTarget} tabIndex={-1}>
        {refusal === null ? null : <Notice kind="bad">{refusal}</Notice>}
      </div>
      {former === null ? null : (
        <TextField
          label={phrases.reason}
          hint={phrases.reasonHint}
          value={form.reason}
          problem={(missing.includes("reason") ? refusal : null) ?? unprintedIn(signing, form.reason)}
          onChange={(reason) => model.write({ reason })}
        />
      )}
      {patient.age === null ? (
        <>
          <TextField
            label={phrases.age}
            {...(itemKindsOf(kind).includes("drug") ? { hint: phrases.ageHint } : {})}
            inputMode="numeric"
            value={form.age}
            problem={missing.includes("age") ? refusal : null}
            onChange={(age) => model.write({ age })}
          />
          <ChoiceField
            label={phrases.ageIn}
            value={form.ageUnit}
            choices={(["years", "months", "days"] as const).map((value) => ({ value, words: phrases.ageUnits[value] }))}
            onChange={(ageUnit) => model.write({ ageUnit })}
          />
        </>
      ) : null}
      {patient.gender === null ? (
        <ChoiceField
          label={phrases.gender}
          value={form.gender ?? ""}
          choices={GENDERS.map((value) => ({ value, words: phrases.genders[value] }))}
          problem={missing.includes("gender") ? refusal : null}
          onChange={(gender) => model.write({ gender })}
        />
      ) : null}
      <h3>{phrases.about}</h3>
      {(["complaint", "findings", "diagnosis"] as const).map(text)}
      <h3>{prescriptionWords.itemsOf(kind)}</h3>
      <ul className="booking-cards">
        {form.items.map((item, place) => (
          <ItemFields key={item.key} model={model} item={item} kind={kind} number={place + 1} today={indianDay(about.now)} />
        ))}
      </ul>
      <div role="status" className="row flex-wrap">
        {removed === null ? null : (
          <>
            <span>{phrases.removed({ name: removed.item.name === "" ? phrases.nameless : removed.item.name })}</span>
            <Button look="quiet" onPress={() => model.putBack()}>
              {phrases.undo}
            </Button>
          </>
        )}
      </div>
      <div className="row flex-wrap">
        {itemKindsOf(kind).map((is) => (
          <Button key={is} look="quiet" onPress={() => model.add(is)}>
            {is === "drug" ? phrases.addDrug : phrases.addTask}
          </Button>
        ))}
      </div>
      <h3>{phrases.after}</h3>
      {(["advice", "tests", "followUp"] as const).map(text)}
      <p role="status" className="muted small">
        {savedWords(model.draft.state)}
      </p>
      <div className="row flex-wrap">
        <button type="submit" className="button main">
          {phrases.preview}
        </button>
      </div>
    </Form>
  );
});

function LastVersion({ former }: Pick<Prescribing, "former">) {
  const last = former?.versions.at(-1)?.version ?? null;
  if (last === null) return null;
  return <Notice kind="note">{phrases.former({ version: String(last.version), day: dayOf(indianDay(last.signedAt)) })}</Notice>;
}

function savedWords(state: PrescribingModel["draft"]["state"]): string {
  switch (state) {
    case "unchanged":
    case "changed":
      return "";
    case "saving":
      return phrases.saving;
    case "saved":
      return phrases.saved;
    case "failed":
      return phrases.notSaved;
  }
}
