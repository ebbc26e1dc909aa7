import { observer } from "mobx-react-lite";
import { useState } from "react";
import { roomRefusal, roomTimes } from "#core/consultations/call/room-times.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { NOTHING } from "#core/shared/money.ts";
import { Button } from "#web/design/button/button.tsx";
import { CancelDialog } from "#web/features/payments/cancel-dialog.tsx";
import { BookingFacts } from "#web/features/consultations/booking/booking-facts.tsx";
import { OwnZone } from "#web/features/consultations/booking/own-zone.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { TrackList } from "#web/design/track-list/track-list.tsx";
import { momentAt } from "#web/design/figures/moments.ts";
import { usePresent } from "#web/features/consultations/booking/use-present.ts";
import { assessmentAddress } from "#web/features/consultations/assessments/assessment-address.ts";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { bookingNewsPhrases } from "#web/features/consultations/wording/booking-news.ts";
import { prescriptionAddress } from "#web/features/consultations/prescriptions/prescription-address.ts";
import { OwnReports } from "#web/features/consultations/reports/own-reports.tsx";
import { reportPhrases } from "#web/features/consultations/wording/reports.ts";
import { AttachedSpans } from "#web/features/consultations/spans/attached-spans.tsx";
import { spanPhrases } from "#web/features/consultations/wording/spans.ts";
import { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import { reschedulePhrases } from "#web/features/consultations/wording/reschedule.ts";
import { AppointmentLoader } from "./appointment-loader.tsx";
import { toneOf } from "./appointment-tone.ts";
import { VisitPanel } from "#web/features/consultations/visit/visit-panel.tsx";
import "#web/features/consultations/booking/bookings.css";
import type { ReactNode } from "react";
import type { BookingDetails } from "#core/consultations/booking/show-booking.use-case.ts";
import type { ReadAppointment } from "./appointment-data.ts";
import type { AppointmentModel } from "./appointment-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type AppointmentProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** One appointment: how it stands, what happened, what can be done. */
export const Appointment = ({ customer, id, waiting }: AppointmentProps) => (
  <AppointmentLoader customer={customer} id={id} waiting={waiting}>
    {(model, read) => <ReadAppointmentPart customer={customer} model={model} read={read} />}
  </AppointmentLoader>
);

type ReadAppointmentProps = { readonly customer: CustomerId; readonly model: AppointmentModel; readonly read: ReadAppointment };

const ReadAppointmentPart = observer(function ReadAppointmentPart({ customer, model, read: { booking, patient } }: ReadAppointmentProps) {
  const [isCancelling, open] = useState(false);
  const [reading, readAgain] = useState(0);
  const now = usePresent(...timesOf(booking));
  const { practitioner, consulted, complaint, start } = booking;
  const money = bookingWords.money(booking);
  const isAhead = booking.state === "confirmed" && now < start;
  const missed = booking.rebookableUntil !== null && now < booking.rebookableUntil ? booking.rebookableUntil : null;
  const { opens } = roomTimes(booking);
  const isOpen = roomRefusal(booking, now) === null;
  const isUnpaid = booking.state === "held" || booking.state === "pending_payment";
  const written = complaint === null ? [] : [{ name: bookingWords.facts.complaint, value: complaint }];
  return (
    <div className="booking-page">
      <div role="status" className="stack gap-1">
        <h2 className="booking-state" data-tone={toneOf(booking.state)}>
          {bookingWords.state[booking.state]}
        </h2>
        <p className="lead">{momentAt(start)}</p>
        <OwnZone at={start} />
        {money === null ? null : <p>{money}</p>}
      </div>
      {isAhead && now < opens ? <Notice kind="note">{callPhrases.opensAtMoment({ moment: momentAt(opens) })}</Notice> : null}
      {missed === null ? null : <Notice kind="note">{bookingWords.missedUntil(booking, missed)}</Notice>}
      {booking.state === "cancelled_by_practitioner" ? (
        <Notice kind="note">
          {booking.calledOff === null ? null : `${bookingWords.calledOff[booking.calledOff]} `}
          {bookingWords.whatNext}
        </Notice>
      ) : null}
      <BookingFacts facts={[...bookingWords.factsOf(booking, patient), ...written]} />
      <div className="row flex-wrap">
        {isOpen ? (
          <a className="button main" target="_self" href={consultationAddress.call(booking.mode, booking.id)}>
            {callPhrases.join}
          </a>
        ) : null}
        {isUnpaid ? (
          <a className="button main" href={consultationAddress.hold(booking.id)}>
            {bookingWords.goOn}
          </a>
        ) : null}
        {missed === null ? null : (
          <a className="button main" href={consultationAddress.reschedule(booking.id)}>
            {bookingWords.rebook}
          </a>
        )}
        {missed === null || (booking.fee === NOTHING && booking.plan === null) ? null : (
          <Button look="quiet" state={model.refunding.kind === "sending" ? "busy" : "ready"} onPress={() => void model.takeBack()}>
            {model.refunding.kind === "sending" ? bookingWords.takingBack : bookingWords.takeBackOf(booking)}
          </Button>
        )}
        {isAhead ? (
          <a
            className={isOpen ? "button quiet" : "button main"}
            href={assessmentAddress.beforeBooking({ ...consulted, member: booking.member, booking: booking.id })}
          >
            {bookingWords.assess}
          </a>
        ) : null}
        {isAhead ? (
          <a className="button quiet" href={consultationAddress.reschedule(booking.id)}>
            {reschedulePhrases.move}
          </a>
        ) : null}
        {isAhead ? (
          <Button look="quiet" state={model.file === "sending" ? "busy" : "ready"} onPress={() => void model.toCalendar()}>
            {model.file === "sending" ? bookingNewsPhrases.writing : bookingNewsPhrases.toCalendar}
          </Button>
        ) : null}
        {isAhead ? (
          <Button look="danger-quiet" onPress={() => open(true)}>
            {bookingWords.cancel}
          </Button>
        ) : null}
        {isAhead || isUnpaid || missed !== null ? null : (
          <a className="button quiet" href={consultationAddress.profile({ id: practitioner, name: consulted.name })}>
            {bookingWords.otherTime}
          </a>
        )}
        {booking.state === "cancelled_by_practitioner" ? (
          <a className="button quiet" href={consultationAddress.ofKind(consulted.therapy)}>
            {bookingWords.findOther}
          </a>
        ) : null}
        {booking.state === "in_progress" || booking.state === "completed" ? (
          <a className="button quiet" href={prescriptionAddress.all("any")}>
            {bookingPhrases.prescriptions}
          </a>
        ) : null}
        {booking.isBilled ? (
          <a className="button quiet" href={consultationAddress.bill(booking.id)}>
            {bookingWords.bill}
          </a>
        ) : null}
        <a className="button quiet" href={consultationAddress.help(booking.id)}>
          {bookingWords.help}
        </a>
        <a className="button quiet" href={consultationAddress.appointments}>
          {bookingWords.all}
        </a>
      </div>
      <div role="status">
        {model.refunding.kind === "unavailable" ? <Notice kind="bad">{bookingWords.unavailable}</Notice> : null}
        {model.refunding.kind === "refused" ? <Notice kind="bad">{bookingWords.stepRefused}</Notice> : null}
      </div>
      <div role="status">{model.file === "unavailable" ? <Notice kind="bad">{bookingNewsPhrases.notWritten}</Notice> : null}</div>
      {isAhead && (booking.fee > NOTHING || booking.plan !== null) ? (
        <section className="stack gap-2">
          <h3>{bookingWords.backRules}</h3>
          <ul className="booking-rules">
            {bookingWords.comesBackWhen(booking).map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      ) : null}
      {takesSharedData(booking) ? (
        <section className="stack gap-3">
          <h3>{reportPhrases.heading}</h3>
          <OwnReports customer={customer} booking={booking.id} patient={patient} onAllowed={() => readAgain(reading + 1)} />
        </section>
      ) : null}
      {takesSharedData(booking) ? (
        <section className="stack gap-3">
          <h3>{spanPhrases.heading}</h3>
          <AttachedSpans key={reading} customer={customer} booking={booking.id} />
        </section>
      ) : null}
      <section className="stack gap-3">
        <h3>{bookingWords.history}</h3>
        <TrackList
          label={bookingWords.history}
          steps={stepsOf(booking)}
          end={endOf(booking)}
          toCome={bookingWords.toCome}
          folded={bookingWords.history}
        />
      </section>
      {booking.state === "completed" || booking.state === "failed_technically" ? (
        <VisitPanel customer={customer} booking={booking} />
      ) : null}
      {isCancelling ? (
        <CancelDialog model={model.cancellation} words={bookingWords} refusal={bookingWords.stepRefusal} onClose={() => open(false)}>
          {(preview) => <BookingFacts facts={bookingWords.cancelFactsOf(preview)} />}
        </CancelDialog>
      ) : null}
    </div>
  );
});

/** Whether its practitioner may read what is sent and attached for it, or has. */
const takesSharedData = ({ state }: BookingDetails): boolean =>
  state === "confirmed" || state === "checked_in" || state === "in_progress" || state === "completed";

/** When the appointment was read, by the server's time, and when what can be done changes. */
function timesOf(booking: BookingDetails): [now: number, moments: readonly number[]] {
  const { now, start, rebookableUntil } = booking;
  const { opens, closes } = roomTimes(booking);
  return [now, [opens, start, closes, ...(rebookableUntil === null ? [] : [rebookableUntil])]];
}

function stepsOf(booking: BookingDetails) {
  const { steps, state, start } = booking;
  const done = steps.map(({ at, event, to }, place) => ({
    key: `${place}`,
    title: bookingWords.stepOf(booking, event),
    when: momentAt(at),
    ...(to === null ? {} : { note: bookingWords.movedTo({ moment: momentAt(to) }) }),
  }));
  return state === "confirmed" ? [...done, { key: "start", title: bookingWords.consultation, when: null, note: momentAt(start) }] : done;
}

const endOf = ({ state }: BookingDetails) => (toneOf(state) === "bad" ? "bad" : "open");
