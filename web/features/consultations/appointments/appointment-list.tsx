import CalendarPlus from "lucide-react/icons/calendar-plus";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { prescriptionAddress } from "#web/platform/addresses/prescription-address.ts";
import { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import { bookingNewsPhrases } from "#web/features/consultations/wording/booking-news.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { appointmentPages, appointmentPagesNeeds } from "./appointment-data.ts";
import { appointmentGroups, isUndecided } from "./appointment-groups.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import { NextAppointment } from "./next-appointment.tsx";
import { UndecidedAppointment } from "./undecided-appointment.tsx";
import { MorePlace } from "#web/platform/window/more-place.tsx";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type AppointmentListProps = { readonly customer: CustomerId; readonly waiting: ReactNode };

const EVERYBODY = "everybody";
const ME = "me";

/** What waits for its customer, what comes up, the next one first, and what is past. */
export const AppointmentList = observer(function AppointmentList({ customer, waiting }: AppointmentListProps) {
  const useCases = useNeeds(appointmentPagesNeeds);
  const now = useDependency(Clock);
  const [whom, choose] = useState<string>(EVERYBODY);
  const [read] = useState(() => appointmentPages(useCases, customer));
  useEffect(() => void read.ask(), [read]);
  const { state } = read;
  if (state.kind === "unavailable") return <TryAgain what={bookingWords.notShown} onPress={() => void read.ask()} />;
  if (state.kind !== "read") return waiting;
  const { bookings, names, answers } = state.value;
  if (bookings.length === 0)
    return (
      <NothingYet Icon={CalendarPlus} heading={bookingWords.none} text={bookingWords.noneText}>
        <a className="button main" href={consultationAddress.practitioners}>
          {bookingWords.find}
        </a>
      </NothingYet>
    );
  const patients = [...new Set(bookings.map(({ member }) => member))];
  const shown = bookings.filter(({ member }) => whom === EVERYBODY || (member ?? ME) === whom);
  const choices = patients.map((member) => ({ value: member ?? ME, words: names.get(member) ?? bookingWords.me }));
  return (
    <div className="booking-page">
      {patients.length < 2 ? null : (
        <SelectField
          label={bookingWords.whom}
          choices={[{ value: EVERYBODY, words: bookingWords.everybody }, ...choices]}
          value={whom}
          onChange={choose}
        />
      )}
      {appointmentGroups(shown, now()).map(({ group, appointments }) => (
        <section key={group} className="stack gap-3">
          <h2>{bookingWords[group]}</h2>
          <ul className="booking-cards">
            {appointments.map((one, place) => (
              <AppointmentCard
                key={one.id}
                booking={one}
                patient={names.get(one.member) ?? null}
                isWaiting={group === "waiting" && !isUndecided(one, now())}
              >
                {isUndecided(one, now()) ? <UndecidedAppointment booking={one} /> : null}
                {group === "next" && place === 0 ? (
                  <NextAppointment booking={one} answers={answers.get(one.id) ?? "none"} now={now()} />
                ) : null}
              </AppointmentCard>
            ))}
          </ul>
        </section>
      ))}
      {state.value.next === null ? null : (
        <MorePlace>
          <Button look="quiet" state={read.more === "reading" ? "busy" : "ready"} onPress={() => void read.askMore()}>
            {read.more === "unavailable" ? bookingWords.moreUnavailable : bookingWords.more}
          </Button>
        </MorePlace>
      )}
      <div className="row flex-wrap">
        <a className="button quiet" href={consultationAddress.practitioners}>
          {bookingWords.find}
        </a>
        <a className="button quiet" href={consultationAddress.news}>
          {bookingNewsPhrases.news}
        </a>
        <a className="button quiet" href={prescriptionAddress.all("any")}>
          {bookingPhrases.prescriptions}
        </a>
        <a className="button quiet" href={consultationAddress.ongoing}>
          {bookingPhrases.tickDoses}
        </a>
      </div>
    </div>
  );
});
