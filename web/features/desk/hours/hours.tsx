import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { bookingHeads } from "#web/features/consultations/wording/booking-heads.ts";
import { UnsavedChanges } from "#web/platform/forms/unsaved-changes.tsx";
import { NoDesk } from "#web/features/desk/frame/no-desk.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { HoursFields } from "./hours-fields.tsx";
import { HoursModel, hoursNeeds } from "./hours-model.ts";
import { HoursPreview } from "./hours-preview.tsx";
import { hoursWords } from "./hours-words.ts";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import "#web/features/payments/purchase/bookings.css";
import "./hours.css";
import type { ReactNode } from "react";
import type { OwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

/** A practitioner sees and changes when they consult. */
export const Hours = observer(function Hours({ customer, waiting }: { readonly customer: CustomerId; readonly waiting: ReactNode }) {
  const useCases = useNeeds(hoursNeeds);
  const [model] = useState(() => new HoursModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state } = model;
  if (state.kind === "unavailable") return <TryAgain what={phrases.notShown} onPress={() => void model.ask()} />;
  if (state.kind !== "read") return waiting;
  if (state.value === null) return <NoDesk />;
  return (
    <div className="booking-page hours-page">
      <About own={state.value} />
      <HoursFields model={model} today={state.value.today} />
      {model.preview === null ? null : <HoursPreview model={model} preview={model.preview} />}
      <UnsavedChanges isChanged={() => model.edited.isChanged} />
    </div>
  );
});

/** What the hours are booked for, and what keeps them from being found. */
const About = ({ own }: { readonly own: OwnCalendar }) => (
  <div className="stack gap-3">
    <p className="lead">{own.name}</p>
    {own.isVerified ? null : <Notice kind="note">{phrases.unverified}</Notice>}
    {own.isActive ? null : <Notice kind="note">{phrases.paused}</Notice>}
    <p>
      {hoursWords.offers(own.fees)} {hoursWords.rules(own)} {phrases.byStaff}
    </p>
    <p>
      <a className="link roomy" href={consultationAddress.ownTimes}>
        {bookingHeads.times.title}
      </a>
    </p>
  </div>
);
