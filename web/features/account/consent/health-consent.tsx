import { useState } from "react";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { TickField } from "#web/design/fields/tick-field.tsx";
import { healthConsentPhrases as words } from "#web/features/account/wording/health-consent.ts";
import { HealthConsentText } from "./health-consent-text.tsx";

type HealthConsentProps = {
  /** null: the customer is the patient. */
  readonly name: string | null;
  /** What the button says: what comes next here. */
  readonly next: string;
  /** Of its heading, under those that stand above it. */
  readonly level?: 2 | 4;
  readonly onAllow: () => void;
};

/** Asks once whether a patient's health data may be kept and read. The box is never ticked beforehand. */
export function HealthConsent({ name, next, level = 2, onAllow }: HealthConsentProps) {
  const Heading = `h${level}` as const;
  const [isTicked, tick] = useState(false);
  const [faults, tell] = useState(0);
  const submit = () => {
    if (isTicked) onAllow();
    else tell(faults + 1);
  };
  return (
    <Form onSubmit={submit} faults={faults}>
      <div className="panel stack gap-3">
        <Heading className="heading-3">{name === null ? words.title : words.titleOf({ name })}</Heading>
        <HealthConsentText />
        <TickField
          label={name === null ? words.tick : words.tickOf({ name })}
          isTicked={isTicked}
          onChange={tick}
          problem={faults > 0 && !isTicked ? words.tickFirst : null}
        />
        <SendButton state="ready">{next}</SendButton>
      </div>
    </Form>
  );
}
