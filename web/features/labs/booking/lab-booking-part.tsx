import { Check, Clock3, X } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { Button } from "#web/design/button/button.tsx";
import { rupees } from "#web/design/figures/amounts.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { BookingFacts } from "#web/features/consultations/booking/booking-facts.tsx";
import { labAddress } from "#web/features/labs/lab-address.ts";
import { PaymentRedirect } from "#web/features/orders/thank-you/payment-redirect.tsx";
import { Whole } from "#web/platform/late/whole.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { ChangeLabBooking } from "./change-lab-booking.tsx";
import { LabBookingModel } from "./lab-booking-model.ts";
import { LabRequirements } from "./requirements/lab-requirements.tsx";
import { labBookingTone } from "./lab-booking-tone.ts";
import { labBookingWords as says } from "./lab-booking-words.ts";
import { UnknownLabBooking } from "./unknown-lab-booking.tsx";
import "#web/features/consultations/booking/bookings.css";
import type { ReactNode } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";

type LabBookingPartProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

const MARKS = {
  good: { className: "round-icon", Icon: Check },
  waits: { className: "round-icon is-waiting", Icon: Clock3 },
  bad: { className: "round-icon is-error", Icon: X },
} as const;

/** A booking of tests: how it stands, when and where, how to prepare, and what can be done with it. */
export const LabBookingPart = observer(function LabBookingPart({ customer, id, waiting }: LabBookingPartProps) {
  const whole = useDependency(Whole);
  const now = useDependency(Clock);
  const [model] = useState(() => new LabBookingModel(customer, id, { whole, now, newKey }));
  useEffect(() => model.begin(), [model]);
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) model.cameBack();
    };
    globalThis.addEventListener("pageshow", back);
    return () => globalThis.removeEventListener("pageshow", back);
  }, [model]);
  const { state, form, isKept, left } = model;
  if (form !== null) return <PaymentRedirect form={form} order={null} />;
  if (state.kind === "unavailable") return <TryAgain what={says.notShown} onPress={() => void model.look()} />;
  if (state.kind !== "read") return waiting;
  if (state.value === null) return <UnknownLabBooking />;
  const { booking, names, told } = state.value;
  const { className, Icon } = MARKS[labBookingTone(booking)];
  const isChecked = isKept && told?.kind === "being-checked";
  const hasFailed = isKept && told?.kind === "not-taken" && told.why === "failed";
  const whose = new Map([[null, says.oneself], ...names]);
  return (
    <div className="booking-page">
      <div className="booking-head">
        <span className={className}>
          <Icon className="icon icon-large" aria-hidden="true" />
        </span>
        <div role="status" className="stack gap-1">
          <h2>{says.heading(booking)}</h2>
          <p className="lead">{isChecked ? says.beingChecked : says.text(booking)}</p>
          {hasFailed ? <Notice kind="bad">{says.failed}</Notice> : null}
        </div>
        {isKept ? <p className="booking-clock number">{says.clock(left)}</p> : null}
      </div>
      <LabRequirements customer={customer} model={model} booking={booking} whose={whose} />
      {isKept && !isChecked ? <Pay model={model} total={booking.basket.total} /> : null}
      {booking.state === "partial" || booking.state === "ready" ? (
        <div>
          <a className="button main" href={labAddress.report(id)}>
            {says.readReport}
          </a>
        </div>
      ) : null}
      <BookingFacts facts={says.factsOf(booking, whose)} />
      <ChangeLabBooking model={model} booking={booking} />
      <section className="stack gap-2">
        <h3>{says.timeline}</h3>
        <ol className="booking-rules">
          {says.stepsOf(booking).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <div className="row flex-wrap">
        {booking.steps.some(({ event }) => event === "pay" || event === "revive") ? (
          <a className="button quiet" href={labAddress.bills(id)}>
            {says.bills}
          </a>
        ) : null}
        <a className="button quiet" href={labAddress.help(id)}>
          {says.help}
        </a>
        <a className="button quiet" href={labAddress.bookings}>
          {says.all}
        </a>
      </div>
    </div>
  );
});

type PayProps = { readonly model: LabBookingModel; readonly total: Parameters<typeof rupees>[0] };

const Pay = observer(function Pay({ model, total }: PayProps) {
  const { paying, step } = model;
  return (
    <>
      <div className="row flex-wrap">
        <Button
          look="main"
          size="big"
          state={paying === "sending" ? "busy" : model.lacks ? "off" : "ready"}
          onPress={() => void model.pay()}
        >
          {paying === "sending" ? says.beginning : says.pay({ amount: rupees(total) })}
        </Button>
        <Button look="quiet" state={step.kind === "sending" ? "busy" : "ready"} onPress={() => void model.release()}>
          {says.release}
        </Button>
      </div>
      <div role="status">
        {paying === "trouble" ? <Notice kind="bad">{says.payTrouble}</Notice> : null}
        {step.kind === "unavailable" ? <Notice kind="bad">{says.unavailable}</Notice> : null}
        {step.kind === "refused" ? <Notice kind="bad">{says.refusal(step.refusal)}</Notice> : null}
      </div>
    </>
  );
});
