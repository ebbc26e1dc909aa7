import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { HealthConsentText } from "#web/features/account/consent/health-consent-text.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { accessPhrases as words } from "#web/features/consultations/wording/access.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { ConsentsModel, consentsNeeds } from "./consents-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { PatientConsent } from "./consents-model.ts";

/** For whom practitioners may read health data, and the way to change that. */
export const CareConsents = observer(function CareConsents({ customer }: { readonly customer: CustomerId }) {
  const useCases = useNeeds(consentsNeeds);
  const [model] = useState(() => new ConsentsModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { reading } = model;
  if (reading.kind === "reading") return null;
  return (
    <section className="stack gap-3" aria-labelledby="consents">
      <h2 id="consents" className="heading-3">
        {words.consents}
      </h2>
      {reading.kind === "unavailable" ? (
        <TryAgain what={words.consentsUnavailable} onPress={() => void model.ask()} />
      ) : (
        <>
          <div className="stack gap-2 muted">
            <HealthConsentText />
          </div>
          <ul className="stack gap-3">
            {reading.value.map((one) => (
              <li key={one.member} className="panel row space-between flex-wrap">
                <OneConsent model={model} one={one} />
              </li>
            ))}
          </ul>
        </>
      )}
      <Outcome model={model} />
    </section>
  );
});

type OneConsentProps = { readonly model: ConsentsModel; readonly one: PatientConsent };

const OneConsent = observer(function OneConsent({ model, one }: OneConsentProps) {
  const name = one.name ?? words.myself;
  const isBusy = model.sending.kind === "sending" && model.asked?.member === one.member;
  return (
    <>
      <div className="stack gap-1">
        <p className="strong">{name}</p>
        <p className="muted">{one.isGiven ? words.allowed : words.notAllowed}</p>
      </div>
      <Button
        look={one.isGiven ? "danger-quiet" : "quiet"}
        state={isBusy ? "busy" : "ready"}
        onPress={() => void model.set({ ...one, isGiven: !one.isGiven })}
      >
        {one.isGiven ? words.withdraw : words.allow}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </>
  );
});

/** A live region that stands before its message. */
const Outcome = observer(function Outcome({ model: { asked, sending } }: { readonly model: ConsentsModel }) {
  const name = asked?.name ?? words.myself;
  return (
    <div role="status">
      {asked === null || sending.kind === "sending" ? null : sending.kind === "ready" ? (
        <Notice kind="good">{asked.isGiven ? words.nowAllowed({ name }) : words.nowWithdrawn({ name })}</Notice>
      ) : (
        <Notice kind="bad">{words.notChanged}</Notice>
      )}
    </div>
  );
});
