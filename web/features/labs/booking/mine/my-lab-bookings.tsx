import FlaskConical from "lucide-react/icons/flask-conical";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { BookingCards } from "#web/features/consultations/booking/booking-cards.tsx";
import { OwnList } from "#web/features/payments/purchase/own-list.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { Resource } from "#web/platform/requests/resource.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { LabBookingCard } from "./lab-booking-card.tsx";
import { labBookingGroups } from "./lab-booking-groups.ts";
import { readMyLabBookings, readMyLabBookingsNeeds, readPatientNames, readPatientNamesNeeds } from "./my-lab-bookings-data.ts";
import { labBookingWords as says } from "#web/features/labs/booking/lab-booking-words.ts";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { PatientNames } from "./my-lab-bookings-data.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type MyLabBookingsProps = { readonly customer: CustomerId; readonly waiting: ReactNode };

const NO_NAMES: PatientNames = new Map();

const myLabBookingsNeeds = { ...readPatientNamesNeeds, ...readMyLabBookingsNeeds };

/**
 * Bookings of tests: what waits for their customer, what comes up, what is under way, and what has ended. They stand there without the
 * family's names too.
 */
export const MyLabBookings = observer(function MyLabBookings({ customer, waiting }: MyLabBookingsProps) {
  const useCases = useNeeds(myLabBookingsNeeds);
  const now = useDependency(Clock);
  const [names] = useState(() => new Resource(() => readPatientNames(useCases, customer)));
  useEffect(() => void names.ask(), [names]);
  const none = (
    <NothingYet Icon={FlaskConical} heading={says.none} text={says.noneText}>
      <a className="button main" href={labAddress.tests}>
        {says.findTests}
      </a>
    </NothingYet>
  );
  return (
    <OwnList read={() => readMyLabBookings(useCases, customer)} notShown={says.notShown} waiting={waiting} none={none}>
      {(all) => {
        if (names.state.kind === "reading") return waiting;
        const known = names.state.kind === "read" ? names.state.value : NO_NAMES;
        const groups = labBookingGroups(all, now());
        return (
          <div className="booking-page">
            {names.state.kind === "read" ? null : <TryAgain what={says.namesNotShown} onPress={() => void names.ask()} />}
            {groups.every(({ group }) => group === "past") ? <p>{says.noneComing}</p> : null}
            {groups.map(({ group, bookings }) => (
              <section key={group} className="stack gap-3">
                <h2>{says.groups[group]}</h2>
                <BookingCards items={bookings}>{(booking) => <LabBookingCard booking={booking} names={known} />}</BookingCards>
              </section>
            ))}
            <div className="row flex-wrap">
              <a className="button quiet" href={labAddress.tests}>
                {says.findTests}
              </a>
              <a className="button quiet" href={labAddress.packages}>
                {says.findPackages}
              </a>
            </div>
          </div>
        );
      }}
    </OwnList>
  );
});
