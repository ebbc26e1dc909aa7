import CalendarX from "lucide-react/icons/calendar-x";
import Check from "lucide-react/icons/check";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { SelectField } from "#web/design/fields/select-field.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { BookingFacts } from "#web/features/payments/purchase/booking-facts.tsx";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { UnknownAppointment } from "#web/features/consultations/booking/unknown-appointment.tsx";
import { usePresent } from "#web/features/consultations/booking/use-present.ts";
import { MOVES_UNTIL } from "#core/consultations/moving/move-refusal.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import { RescheduleModel, rescheduleNeeds } from "./reschedule-model.ts";
import { rescheduleWords as says } from "./reschedule-words.ts";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { BookingDetails } from "#core/consultations/visit/show-booking.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type RescheduleProps = { readonly customer: CustomerId; readonly id: string | null; readonly waiting: ReactNode };

/** Moving an appointment; `id` null: the address names none. */
export const Reschedule = ({ id, ...given }: RescheduleProps) => (id === null ? <WhichOne /> : <NamedReschedule id={id} {...given} />);

const WhichOne = () => (
  <NothingYet Icon={CalendarX} heading={says.which} text={says.whichText}>
    <a className="button main" href={consultationAddress.appointments}>
      {bookingWords.all}
    </a>
  </NothingYet>
);

type NamedRescheduleProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** The present time of an appointment, the times to which it can be moved, and what stays as it is. */
const NamedReschedule = observer(function NamedReschedule({ customer, id, waiting }: NamedRescheduleProps) {
  const useCases = useNeeds(rescheduleNeeds);
  const [model] = useState(() => new RescheduleModel(customer, id, useCases));
  useEffect(() => void model.ask(), [model]);
  const { state, moved } = model;
  const focusTarget = useFocusAfterPress<HTMLDivElement>(moved === null ? "ahead" : "moved");
  if (state.kind === "unavailable") return <TryAgain what={bookingWords.notShown} onPress={() => void model.ask()} />;
  if (state.kind !== "read") return waiting;
  if (state.value === null) return <UnknownAppointment />;
  const { booking, patient, preview } = state.value;
  const back = consultationAddress.appointment(booking.id);
  if (moved !== null)
    return (
      <div className="booking-page">
        <div className="booking-head">
          <span className="round-icon">
            <Check className="icon icon-large" aria-hidden="true" />
          </span>
          <div ref={focusTarget} role="status" tabIndex={-1} className="stack gap-1">
            <h2>{says.done(moved.start)}</h2>
            {model.event === "rebook" ? null : <p className="lead">{says.oldFree}</p>}
          </div>
        </div>
        <div>
          <a className="button main" href={back}>
            {bookingWords.see}
          </a>
        </div>
      </div>
    );
  return (
    <div className="booking-page">
      <section className="stack gap-3">
        <h2>{model.event === "rebook" ? says.missedTime : says.now}</h2>
        <BookingFacts facts={bookingWords.factsOf(booking, patient)} />
      </section>
      {preview.kind === "refused" ? (
        <>
          <Notice kind="note">{says.refusal(preview.refusal)}</Notice>
          <div>
            <a className="button main" href={back}>
              {bookingWords.see}
            </a>
          </div>
        </>
      ) : (
        <section className="stack gap-4">
          <h2>{says.newTime}</h2>
          <p>{says.limits(preview.value)}</p>
          <NewTime model={model} />
          <Deeds model={model} booking={booking} starts={preview.value.starts} back={back} />
        </section>
      )}
    </div>
  );
});

const NewTime = observer(function NewTime({ model }: { readonly model: RescheduleModel }) {
  const { days, day, start } = model;
  if (day === null) return <Notice kind="note">{says.noTimes}</Notice>;
  return (
    <>
      <SelectField
        label={says.days}
        choices={days.map((one) => ({ value: one.day, words: says.day(one) }))}
        value={day.day}
        onChange={model.chooseDay}
      />
      <ChoiceField
        label={says.time}
        choices={day.starts.map((one) => ({ value: `${one}`, words: timeAt(one) }))}
        value={`${start ?? ""}`}
        onChange={(chosen) => model.choose(Number(chosen))}
      />
    </>
  );
});

type DeedsProps = {
  readonly model: RescheduleModel;
  readonly booking: BookingDetails;
  /** All that can be chosen, in milliseconds since 1970. */
  readonly starts: readonly number[];
  readonly back: string;
};

const Deeds = observer(function Deeds({ model, booking, starts, back }: DeedsProps) {
  const { moving, start, day } = model;
  const at = usePresent(
    booking.now,
    starts.map((one) => one - MOVES_UNTIL + 1),
  );
  const lost = start === null ? null : says.lostAt(booking, { start, at });
  return (
    <>
      <div role="status">
        {lost === null ? null : <Notice kind="note">{lost}</Notice>}
        {moving.kind === "unavailable" ? <Notice kind="bad">{bookingWords.unavailable}</Notice> : null}
        {moving.kind === "refused" ? <Notice kind="bad">{says.refusal(moving.refusal)}</Notice> : null}
      </div>
      <div className="row flex-wrap">
        {day === null ? null : (
          <Button
            look="main"
            size="big"
            state={moving.kind === "sending" ? "busy" : start === null ? "off" : "ready"}
            onPress={() => void model.move()}
          >
            {moving.kind === "sending" ? says.moving : start === null ? says.chooseFirst : says.to(start)}
          </Button>
        )}
        <a className="button quiet" href={back}>
          {model.event === "rebook" ? bookingWords.see : says.keep}
        </a>
      </div>
    </>
  );
});
