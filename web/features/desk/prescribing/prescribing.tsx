import CalendarX from "lucide-react/icons/calendar-x";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { momentAt } from "#web/design/figures/moments.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { patientFacts } from "#web/features/desk/patient-facts.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { BirthdateMissing } from "./birthdate-missing.tsx";
import { PrescribingForm } from "./prescribing-form.tsx";
import { PrescribingModel, prescribingNeeds } from "./prescribing-model.ts";
import { PrescribingPreview, SignedPrescription } from "./prescribing-preview.tsx";
import { Templates } from "./template-parts.tsx";
import { HealthSummary } from "./health-summary.tsx";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { Prescribing as About } from "#core/consultations/prescriptions/show-prescribing.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type PrescribingProps = {
  /** The practitioner's account. */
  readonly customer: CustomerId;
  readonly id: string;
  /** Beside a call nothing leads away from it. */
  readonly place: "page" | "beside-call";
  readonly waiting: ReactNode;
};

/** What a practitioner writes for one appointment. */
export const Prescribing = observer(function Prescribing({ customer, id, place, waiting }: PrescribingProps) {
  const useCases = useNeeds(prescribingNeeds);
  const now = useDependency(Clock);
  const [model] = useState(() => new PrescribingModel(customer, id, { ...useCases, now }));
  useEffect(() => {
    void model.ask();
    return () => model.leave();
  }, [model]);
  const { state, view } = model;
  if (state.kind === "unavailable") return <TryAgain what={phrases.notShown} onPress={() => void model.ask()} />;
  if (state.kind === "reading") return waiting;
  if (state.kind !== "read") return <NotHere isEarly={state.kind === "too-early"} place={place} />;
  const { about } = state;
  const canWrite = about.former?.withdrawn == null && (about.until === null || about.now < about.until);
  return (
    <div className="booking-page">
      <div className="stack gap-1">
        <h2>{patientFacts(about.patient)}</h2>
        <p className="lead">{momentAt(about.start)}</p>
        <p className="muted">{limitOf(about)}</p>
      </div>
      {view === "signed" ? null : <HealthSummary health={about.health} patient={about.patient} />}
      {view === "signed" ? null : <BirthdateMissing model={model} about={about} />}
      {about.isConsented ? null : <Notice kind="bad">{phrases.noConsent}</Notice>}
      {view === "signed" ? (
        <SignedPrescription model={model} about={about} canWrite={canWrite} place={place} />
      ) : view === "preview" ? (
        <PrescribingPreview model={model} about={about} />
      ) : (
        <>
          <Templates form={model} />
          <PrescribingForm model={model} about={about} />
        </>
      )}
      <UnsavedChanges isChanged={() => model.draft.state === "failed"} isChangedAtClosing={() => model.draft.isUnsaved} />
    </div>
  );
});

function NotHere({ isEarly, place }: Pick<PrescribingProps, "place"> & { readonly isEarly: boolean }) {
  const [heading, text] = isEarly ? [phrases.tooEarly, phrases.tooEarlyText] : [phrases.unknown, phrases.unknownText];
  return (
    <NothingYet Icon={CalendarX} heading={heading} text={text}>
      {place === "page" ? (
        <a className="button main" href={consultationAddress.desk}>
          {phrases.toDesk}
        </a>
      ) : null}
    </NothingYet>
  );
}

function limitOf({ former, until, now }: About): string | null {
  if (former?.withdrawn != null) return phrases.withdrawn;
  if (until === null) return null;
  const says = former === null ? phrases.until : phrases.nextUntil;
  return now < until ? says({ moment: momentAt(until) }) : phrases.over;
}
