import { observer } from "mobx-react-lite";
import { useState } from "react";
import { roomRefusal, roomTimes } from "#core/consultations/call/room-times.ts";
import { CANCELS_FREELY } from "#core/consultations/booking/money-back.ts";
import { MOVES_UNTIL } from "#core/consultations/moving/move-refusal.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { NOTHING } from "#core/shared/money.ts";
import { Actions } from "#web/design/actions/actions.tsx";
import { CancelDialog } from "#web/features/payments/cancel-dialog.tsx";
import { BeforeConsultation, isAheadAt, takesSharedData } from "#web/features/consultations/booking/before-consultation.tsx";
import { RefundRules } from "#web/features/consultations/booking/refund-rules.tsx";
import { BookingFacts } from "#web/features/payments/purchase/booking-facts.tsx";
import { OwnZone } from "#web/features/payments/purchase/own-zone.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { TrackList } from "#web/design/track-list/track-list.tsx";
import { datedMomentAt, momentAt } from "#web/design/figures/moments.ts";
import { usePresent } from "#web/features/consultations/booking/use-present.ts";
import { assessmentAddress } from "#web/platform/addresses/assessment-address.ts";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { bookingNewsPhrases } from "#web/features/consultations/wording/booking-news.ts";
import { healthProfileAddress } from "#web/platform/addresses/health-profile-address.ts";
import { prescriptionAddress } from "#web/platform/addresses/prescription-address.ts";
import { OwnReports } from "#web/features/assessments/reports/own-reports.tsx";
import { reportPhrases } from "#web/features/assessments/wording/reports.ts";
import { AttachedSpans } from "#web/features/consultations/spans/attached-spans.tsx";
import { spanPhrases } from "#web/features/consultations/wording/spans.ts";
import { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import { reschedulePhrases } from "#web/features/consultations/wording/reschedule.ts";
import { PaidTwice } from "#web/features/payments/paid-twice.tsx";
import { paymentPhrases } from "#web/features/payments/wording/payments.ts";
import { AppointmentLoader } from "./appointment-loader.tsx";
import { toneOf } from "./appointment-tone.ts";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import { VisitPanel } from "#web/features/consultations/visit/visit-panel.tsx";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { BookingEvent } from "#core/consultations/booking/booking-step.ts";
import type { BookingState } from "#core/consultations/slots/slot-facts.ts";
import type { Action } from "#web/design/actions/actions.tsx";
import type { BookingDetails } from "#core/consultations/visit/show-booking.use-case.ts";
import type { AppointmentModel, ShownAppointment } from "./appointment-model.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

type AppointmentProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** One appointment: how it stands, what happened, what can be done. */
export const Appointment = ({ customer, id, waiting }: AppointmentProps) => (
  <AppointmentLoader customer={customer} id={id} waiting={waiting}>
    {(model, read) => <ReadAppointmentPart customer={customer} model={model} read={read} />}
  </AppointmentLoader>
);

type ReadAppointmentProps = { readonly customer: CustomerId; readonly model: AppointmentModel; readonly read: ShownAppointment };

const ReadAppointmentPart = observer(function ReadAppointmentPart({
  customer,
  model,
  read: { booking, patient, payment, answers },
}: ReadAppointmentProps) {
  const [isCancelling, open] = useState(false);
  const [reading, readAgain] = useState(0);
  const now = usePresent(...timesOf(booking));
  const { complaint, start } = booking;
  const focusTarget = useFocusAfterPress<HTMLDivElement>(`${booking.state}/${booking.rebookableUntil}`);
  const isChecked = payment?.kind === "being-checked";
  const money = bookingWords.money(booking);
  const missed = missedUntil(booking, now);
  const [main = null, ...others] = actionsOf({ booking, answers, isChecked, now }, model, () => open(true));
  const written = complaint === null ? [] : [{ name: bookingWords.facts.complaint, value: complaint }];
  return (
    <div className="booking-page">
      <div ref={focusTarget} role="status" tabIndex={-1} className="stack gap-1">
        <h2 className="booking-state" data-tone={isChecked ? "waits" : toneOf(booking.state)}>
          {isChecked ? paymentPhrases.isBeingChecked : bookingWords.stateOf(booking)}
        </h2>
        <p className="lead">{datedMomentAt(start)}</p>
        <OwnZone at={start} />
        {money === null ? null : <p>{money}</p>}
      </div>
      {payment?.kind === "taken" ? <PaidTwice payments={payment.secondPayments} /> : null}
      <BeforeConsultation customer={customer} booking={booking} now={now} />
      {missed === null ? null : <Notice kind="note">{bookingWords.missedUntil(booking, missed)}</Notice>}
      {booking.state === "cancelled_by_practitioner" ? (
        <Notice kind="note">
          {booking.calledOff === null ? null : `${bookingWords.calledOff[booking.calledOff]} `}
          {bookingWords.whatNext}
        </Notice>
      ) : null}
      <BookingFacts facts={[...bookingWords.factsOf(booking, patient), ...written]} />
      <Actions main={main} others={others} more={bookingWords.moreActions} />
      <div role="status">
        {model.refunding.kind === "unavailable" ? <Notice kind="bad">{bookingWords.unavailable}</Notice> : null}
        {model.refunding.kind === "refused" ? <Notice kind="bad">{bookingWords.stepRefused}</Notice> : null}
      </div>
      <div role="status">{model.file === "unavailable" ? <Notice kind="bad">{bookingNewsPhrases.notWritten}</Notice> : null}</div>
      {booking.state === "completed" || booking.state === "failed_technically" ? (
        <VisitPanel customer={customer} booking={booking} />
      ) : null}
      {isAheadAt(booking, now) ? <RefundRules booking={booking} now={now} /> : null}
      {takesSharedData(booking) ? (
        <section className="stack gap-3">
          <h3>{reportPhrases.heading}</h3>
          {booking.state === "completed" ? null : (
            <p>
              <a className="link roomy" href={healthProfileAddress("conditions", booking.member, booking.id)}>
                {bookingWords.healthProfile}
              </a>
            </p>
          )}
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
      {isCancelling ? (
        <CancelDialog model={model.cancellation} words={bookingWords} refusal={bookingWords.stepRefusal} onClose={() => open(false)}>
          {(preview) => <BookingFacts facts={bookingWords.cancelFactsOf(preview)} />}
        </CancelDialog>
      ) : null}
    </div>
  );
});

/** Until when another time can be chosen instead of the one that was missed; null: there is none to choose. */
const missedUntil = ({ rebookableUntil }: BookingDetails, now: number): number | null =>
  rebookableUntil !== null && now < rebookableUntil ? rebookableUntil : null;

/** An appointment that is still to come, or begins. */
const IS_TO_COME: readonly BookingState[] = ["held", "pending_payment", "confirmed", "checked_in", "in_progress"];

/** `isChecked`: a payment of it is under way, and nothing offers to pay. */
type AtHand = Pick<ShownAppointment, "booking" | "answers"> & { readonly isChecked: boolean; readonly now: number };

/** What can be done with an appointment, the likeliest first. */
function actionsOf({ booking, answers, isChecked, now }: AtHand, model: AppointmentModel, cancel: () => void): readonly Action[] {
  const { id, state, start, consulted, practitioner } = booking;
  const isAhead = isAheadAt(booking, now);
  const isCancelled = (state === "cancelled_by_patient" || state === "cancelled_by_practitioner") && now < start;
  const isMissed = missedUntil(booking, now) !== null;
  const isUnpaid = state === "held" || state === "pending_payment";
  const isTaking = model.refunding.kind === "sending";
  const isWriting = model.file === "sending";
  const calendar = (title: string): Action => ({
    key: "calendar",
    title: isWriting ? bookingNewsPhrases.writing : title,
    state: isWriting ? "busy" : "ready",
    onPress: () => void model.toCalendar(),
  });
  const all: readonly (Action | null)[] = [
    roomRefusal(booking, now) === null
      ? { key: "join", title: callPhrases.join, address: consultationAddress.call(booking.mode, id), isWhole: true }
      : null,
    isUnpaid || isChecked
      ? { key: "pay", title: isChecked ? bookingWords.seePayment : bookingWords.goOn, address: consultationAddress.hold(id) }
      : null,
    isMissed ? { key: "rebook", title: bookingWords.rebook, address: consultationAddress.reschedule(id) } : null,
    isMissed && (booking.fee !== NOTHING || booking.plan !== null)
      ? {
          key: "take-back",
          title: isTaking ? bookingWords.takingBack : bookingWords.takeBackOf(booking),
          state: isTaking ? "busy" : "ready",
          onPress: () => void model.takeBack(),
        }
      : null,
    isAhead
      ? {
          key: "assess",
          title: bookingWords.assess[answers],
          address: assessmentAddress.beforeBooking({ ...consulted, member: booking.member, booking: id }),
        }
      : null,
    isAhead && now <= start - MOVES_UNTIL
      ? { key: "move", title: reschedulePhrases.move, address: consultationAddress.reschedule(id) }
      : null,
    isAhead ? { key: "cancel", title: bookingWords.cancel, isDanger: true, onPress: cancel } : null,
    isAhead ? calendar(bookingNewsPhrases.toCalendar) : null,
    booking.isPrescribed ? { key: "prescription", title: bookingPhrases.prescription, address: prescriptionAddress.one("any", id) } : null,
    !booking.isPrescribed && (state === "in_progress" || state === "completed")
      ? { key: "prescriptions", title: bookingPhrases.prescriptions, address: prescriptionAddress.all("any") }
      : null,
    isMissed || IS_TO_COME.includes(state)
      ? null
      : {
          key: "other-time",
          title: state === "completed" ? bookingWords.bookAgain : bookingWords.otherTime,
          address: consultationAddress.again({ id: practitioner, name: consulted.name }, booking),
        },
    state === "cancelled_by_practitioner"
      ? { key: "find-other", title: bookingWords.findOther, address: consultationAddress.ofKind(consulted.therapy) }
      : null,
    isCancelled ? calendar(bookingNewsPhrases.fromCalendar) : null, // Its file says that it is cancelled.
    booking.isBilled ? { key: "bill", title: bookingWords.bill, address: consultationAddress.bill(id) } : null,
    { key: "help", title: bookingWords.help, address: consultationAddress.help(id) },
  ];
  return all.filter((action) => action !== null);
}

/** When the appointment was read, by the server's time, and when what can be done changes. */
function timesOf(booking: BookingDetails): [now: number, moments: readonly number[]] {
  const { now, start, rebookableUntil } = booking;
  const { opens, closes } = roomTimes(booking);
  const fullUntil = start - CANCELS_FREELY + 1; // At that very moment all comes back.
  const movesUntil = start - MOVES_UNTIL + 1;
  return [now, [fullUntil, movesUntil, opens, start, closes, ...(rebookableUntil === null ? [] : [rebookableUntil])]];
}

/** What is no step ahead. */
const WENT_WRONG: ReadonlySet<BookingEvent> = new Set([
  "fail",
  "expire",
  "cancel",
  "call-off",
  "patient-missed",
  "practitioner-missed",
  "break-off",
]);

function stepsOf(booking: BookingDetails) {
  const { steps, state, start } = booking;
  const done = steps.map(({ at, event, to }, place) => ({
    key: `${place}`,
    title: bookingWords.stepOf(booking, event),
    when: momentAt(at),
    hasFailed: WENT_WRONG.has(event),
    ...(to === null ? {} : { note: bookingWords.movedTo({ moment: momentAt(to) }) }),
  }));
  if (booking.back !== NOTHING) return [...done, backStepOf(booking)];
  return state === "confirmed" ? [...done, { key: "start", title: bookingWords.consultation, when: null, note: momentAt(start) }] : done;
}

/** That the money goes back, or has gone: the provider's word of it comes after what the booking itself came to. */
const backStepOf = ({ back, isBack, backAt }: BookingDetails) => ({
  key: "back",
  title: isBack ? bookingWords.refunded : bookingWords.refundToCome,
  when: backAt === null ? null : momentAt(backAt),
  note: rupees(back),
});

const endOf = ({ state }: BookingDetails) => (toneOf(state) === "bad" ? "bad" : "open");
