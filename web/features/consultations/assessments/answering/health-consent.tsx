import { useState } from "react";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { assessmentWords as words } from "#web/features/consultations/assessments/assessment-words.ts";
import type { AnsweringModel } from "./answering-model.ts";

type HealthConsentProps = { readonly model: Pick<AnsweringModel, "allow">; readonly name: string | null };

/** Asks once whether answers may be kept. The box is never ticked beforehand. `name` null: the customer is the patient. */
export function HealthConsent({ model, name }: HealthConsentProps) {
  const [isTicked, tick] = useState(false);
  const [faults, tell] = useState(0);
  const submit = () => {
    if (isTicked) void model.allow();
    else tell(faults + 1);
  };
  return (
    <Form onSubmit={submit} faults={faults}>
      <div className="panel stack gap-3">
        <h2 className="heading-3">{words.consent}</h2>
        <p>{words.consentText}</p>
        <TickField
          label={name === null ? words.consentTick : words.consentOfMember({ name })}
          isTicked={isTicked}
          onChange={tick}
          problem={faults > 0 && !isTicked ? words.consentFirst : null}
        />
        <SendButton state="ready">{words.consentGo}</SendButton>
      </div>
    </Form>
  );
}
