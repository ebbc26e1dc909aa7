import CalendarX from "lucide-react/icons/calendar-x";
import Check from "lucide-react/icons/check";
import Clock3 from "lucide-react/icons/clock-3";
import X from "lucide-react/icons/x";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import { roomRefusal, roomTimes } from "#core/consultations/call/room-times.ts";
import { Clock } from "#core/shared/clock.port.ts";
import { Button } from "#web/design/button/button.tsx";
import { BeforeConsultation, isAheadAt } from "#web/features/consultations/booking/before-consultation.tsx";
import { RefundRules } from "#web/features/consultations/booking/refund-rules.tsx";
import { assessmentAddress } from "#web/platform/addresses/assessment-address.ts";
import { healthProfileAddress } from "#web/platform/addresses/health-profile-address.ts";
import { BookingFacts } from "#web/features/payments/purchase/booking-facts.tsx";
import { OwnZone } from "#web/features/payments/purchase/own-zone.tsx";
import { PurchaseLoader } from "#web/features/payments/purchase/purchase-loader.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { paymentWords } from "#web/features/payments/payment-words.ts";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import { usePresent } from "#web/features/consultations/booking/use-present.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import { HoldModel, holdNeeds } from "./hold-model.ts";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { BookingDetails } from "#core/consultations/visit/show-booking.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReadHold } from "./hold-data.ts";
import type { HoldState } from "./hold-state.ts";

type HoldProps = { readonly customer: CustomerId; readonly id: string | null; readonly waiting: ReactNode };

const MARKS = {
  waits: { className: "round-icon is-waiting", Icon: Clock3 },
  failed: { className: "round-icon is-error", Icon: X },
  "being-checked": { className: "round-icon is-waiting", Icon: Clock3 },
  over: { className: "round-icon is-error", Icon: CalendarX },
  settled: { className: "round-icon", Icon: Check },
} as const satisfies Record<HoldState["kind"], unknown>;

/** A time that is kept: how long, for what, what it costs, and what became of its payment. */
export const Hold = observer(function Hold({ customer, id, waiting }: HoldProps) {
  const useCases = useNeeds(holdNeeds);
  const now = useDependency(Clock);
  const [model] = useState(() => new HoldModel(customer, id, { ...useCases, now, newKey }));
  return (
    <PurchaseLoader
      purchase={model.purchase}
      notShown={bookingWords.notShown}
      waiting={waiting}
      unknown={<NoHold heading={id === null ? bookingWords.noneKept : bookingWords.unknown} />}
    >
      {(read) => <ShownHold customer={customer} model={model} read={read} />}
    </PurchaseLoader>
  );
});

const NoHold = ({ heading }: { readonly heading: string }) => (
  <NothingYet Icon={CalendarX} heading={heading} text={bookingWords.noneText}>
    <a className="button main" href={consultationAddress.practitioners}>
      {bookingWords.find}
    </a>
    <a className="button quiet" href={consultationAddress.appointments}>
      {bookingWords.all}
    </a>
  </NothingYet>
);

type ShownHoldProps = { readonly customer: CustomerId; readonly model: HoldModel; readonly read: ReadHold };

const ShownHold = observer(function ShownHold({ customer, model, read }: ShownHoldProps) {
  const { state, purchase } = model;
  const focusTarget = useFocusAfterPress<HTMLDivElement>(state?.kind ?? "waits");
  if (state === null) return null; // It is known with what was read.
  const { booking, patient } = read;
  const { className, Icon } = MARKS[state.kind];
  const isKept = state.kind === "waits" || state.kind === "failed";
  const soon = isKept ? bookingWords.beginsIn(booking.start - purchase.now()) : null;
  return (
    <div className="booking-page">
      <div className="booking-head">
        <span className={className}>
          <Icon className="icon icon-large" aria-hidden="true" />
        </span>
        <div ref={focusTarget} role="status" tabIndex={-1} className="stack gap-1">
          <h2>{headingOf(state, booking)}</h2>
          <p className="lead">{bookingWords.hold(state, booking)}</p>
        </div>
        {isKept ? <p className="booking-clock number">{bookingWords.clock(purchase.left)}</p> : null}
      </div>
      {soon === null ? null : <Notice kind="note">{soon}</Notice>}
      <BookingFacts facts={bookingWords.factsOf(booking, patient)} />
      <OwnZone at={booking.start} />
      {isKept ? <RefundRules booking={booking} now={booking.now} /> : null}
      {isKept ? <Notice kind="note">{bookingWords.callsHere}</Notice> : null}
      <Deeds customer={customer} model={model} state={state} booking={booking} />
    </div>
  );
});

const headingOf = ({ kind }: HoldState, booking: BookingDetails): string =>
  kind === "settled" && booking.state !== "confirmed" ? bookingWords.stateOf(booking) : bookingWords.heading[kind];

type DeedsProps = {
  readonly customer: CustomerId;
  readonly model: HoldModel;
  readonly state: HoldState;
  readonly booking: BookingDetails;
};

const Deeds = observer(function Deeds({ customer, model, state, booking }: DeedsProps) {
  const { purchase } = model;
  const { paying, step } = purchase;
  switch (state.kind) {
    case "settled":
      return <SettledDeeds customer={customer} booking={booking} />;
    case "over":
      return (
        <div>
          <a className="button main" href={consultationAddress.again({ id: booking.practitioner, name: booking.consulted.name }, booking)}>
            {bookingWords.otherTime}
          </a>
        </div>
      );
    case "being-checked":
      return (
        <div>
          <Button look="quiet" onPress={() => void purchase.look()}>
            {bookingWords.lookAgain}
          </Button>
          {purchase.lookedAt === null ? null : <p className="small muted">{paymentWords.lastLooked(purchase.lookedAt)}</p>}
        </div>
      );
    case "waits":
    case "failed":
      return (
        <>
          <div className="row flex-wrap">
            {booking.fee > 0 ? (
              <Button look="main" size="big" state={paying.kind === "beginning" ? "busy" : "ready"} onPress={() => void purchase.pay()}>
                {paying.kind === "beginning"
                  ? bookingWords.beginning
                  : state.kind === "failed"
                    ? bookingWords.payAgain
                    : bookingWords.toPay(booking.fee)}
              </Button>
            ) : (
              <Button look="main" size="big" state={step.kind === "sending" ? "busy" : "ready"} onPress={() => void model.confirm()}>
                {step.kind === "sending" ? bookingWords.confirming : bookingWords.confirm}
              </Button>
            )}
            <Button look="quiet" state={step.kind === "sending" ? "busy" : "ready"} onPress={() => void model.release()}>
              {bookingWords.release}
            </Button>
          </div>
          <div role="status">
            {paying.kind === "trouble" ? <Notice kind="bad">{bookingWords.trouble[paying.why]}</Notice> : null}
            {step.kind === "unavailable" ? <Notice kind="bad">{bookingWords.unavailable}</Notice> : null}
            {step.kind === "refused" ? <Notice kind="bad">{bookingWords.stepRefusal(step.refusal)}</Notice> : null}
          </div>
        </>
      );
  }
});

/** What comes next where it is booked, and the ways on: into its room, once that is open. */
function SettledDeeds({ customer, booking }: { readonly customer: CustomerId; readonly booking: BookingDetails }) {
  const { opens, closes } = roomTimes(booking);
  const { id, start, consulted, member } = booking;
  const now = usePresent(booking.now, [opens, start, closes]);
  const isOpen = roomRefusal(booking, now) === null;
  const isAhead = isAheadAt(booking, now);
  return (
    <div className="stack gap-4">
      {isOpen ? <p role="status">{bookingWords.roomOpen}</p> : null}
      {isAhead ? (
        <>
          {isOpen ? null : <p>{bookingWords.callsHere}</p>}
          <BeforeConsultation customer={customer} booking={booking} now={now} />
          <RefundRules booking={booking} now={now} />
          <ul className="stack gap-1">
            <li>
              <a className="link roomy" href={assessmentAddress.beforeBooking({ ...consulted, member, booking: id })}>
                {bookingWords.assess.none}
              </a>
            </li>
            <li>
              <a className="link roomy" href={healthProfileAddress("conditions", member, id)}>
                {bookingWords.healthProfile}
              </a>
            </li>
          </ul>
        </>
      ) : null}
      <div className="row flex-wrap">
        {isOpen ? (
          <a className="button main" target="_self" href={consultationAddress.call(booking.mode, booking.id)}>
            {callPhrases.join}
          </a>
        ) : null}
        <a className={isOpen ? "button quiet" : "button main"} href={consultationAddress.appointment(booking.id)}>
          {bookingWords.see}
        </a>
        <a className="button quiet" href={consultationAddress.appointments}>
          {bookingWords.all}
        </a>
      </div>
    </div>
  );
}
