import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { rupees } from "#web/design/figures/amounts.ts";
import { TrackList } from "#web/design/track-list/track-list.tsx";
import { BookingFacts } from "#web/features/payments/purchase/booking-facts.tsx";
import { BookingHead } from "#web/features/consultations/booking/booking-head.tsx";
import { PurchaseLoader } from "#web/features/payments/purchase/purchase-loader.tsx";
import { PaidTwice } from "#web/features/payments/paid-twice.tsx";
import { PayOrRelease } from "#web/features/payments/pay-or-release.tsx";
import { paymentPhrases } from "#web/features/payments/wording/payments.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { LabBookingActions } from "./lab-booking-actions.tsx";
import { LabBookingModel, labBookingNeeds } from "./lab-booking-model.ts";
import { LabRequirements } from "./requirements/lab-requirements.tsx";
import { labBookingTone } from "./lab-booking-tone.ts";
import { labBookingWords as says } from "./lab-booking-words.ts";
import { UnknownLabBooking } from "./unknown-lab-booking.tsx";
import "#web/features/payments/purchase/bookings.css";
import type { ReactNode } from "react";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ReadLabBooking } from "./lab-booking-data.ts";

type LabBookingPartProps = { readonly customer: CustomerId; readonly id: string; readonly waiting: ReactNode };

/** A booking of tests: how it stands, when and where, how to prepare, and what can be done with it. */
export const LabBookingPart = observer(function LabBookingPart({ customer, id, waiting }: LabBookingPartProps) {
  const useCases = useNeeds(labBookingNeeds);
  const now = useDependency(Clock);
  const [model] = useState(() => new LabBookingModel(customer, id, { ...useCases, now, newKey }));
  return (
    <PurchaseLoader purchase={model.purchase} notShown={says.notShown} waiting={waiting} unknown={<UnknownLabBooking />}>
      {(read) => <ShownLabBooking customer={customer} model={model} read={read} />}
    </PurchaseLoader>
  );
});

type ShownLabBookingProps = { readonly customer: CustomerId; readonly model: LabBookingModel; readonly read: ReadLabBooking };

const ShownLabBooking = observer(function ShownLabBooking({ customer, model, read }: ShownLabBookingProps) {
  const { booking, names, payment } = read;
  const { purchase } = model;
  const { isPayable, left } = purchase;
  const isChecked = payment?.kind === "being-checked";
  const hasFailed = isPayable && payment?.kind === "not-taken" && payment.why === "failed";
  const whose = new Map([[null, says.oneself], ...names]);
  return (
    <div className="booking-page">
      <BookingHead
        tone={isChecked ? "waits" : labBookingTone(booking)}
        heading={isChecked ? paymentPhrases.isBeingChecked : says.heading(booking)}
        text={isChecked ? says.beingChecked : says.text(booking)}
        failed={hasFailed ? says.failed : null}
        clock={isPayable && !isChecked ? says.clock(left) : null}
      />
      {payment?.kind === "taken" ? <PaidTwice payments={payment.secondPayments} /> : null}
      <LabRequirements customer={customer} model={model} booking={booking} whose={whose} />
      {isPayable && !isChecked ? (
        <PayOrRelease
          purchase={purchase}
          words={says}
          refusal={says.refusal}
          pay={says.pay({ amount: rupees(booking.basket.total) })}
          lacks={model.lacks}
          onRelease={() => void model.release()}
        />
      ) : null}
      <BookingFacts facts={says.factsOf(booking, whose)} />
      <LabBookingActions model={model} booking={booking} />
      <section className="stack gap-3">
        <h3>{says.timeline}</h3>
        <TrackList label={says.timeline} steps={says.stepsOf(booking)} end={endOf(booking)} toCome={says.toCome} folded={says.allSteps} />
      </section>
    </div>
  );
});

const endOf = (booking: LabBookingView) => (booking.state === "ready" ? "good" : labBookingTone(booking) === "bad" ? "bad" : "open");
