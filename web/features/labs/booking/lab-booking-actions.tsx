import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Actions } from "#web/design/actions/actions.tsx";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { BookingFacts } from "#web/features/payments/purchase/booking-facts.tsx";
import { CancelDialog } from "#web/features/payments/cancel-dialog.tsx";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import { labAddress } from "#web/platform/addresses/lab-address.ts";
import { labBookingWords as says } from "./lab-booking-words.ts";
import { hasReport } from "./has-report.ts";
import { isMovable } from "./is-movable.ts";
import { SlotFields } from "./slot-fields.tsx";
import type { LabStepEvent } from "#core/labs/booking/lab-booking-step.ts";
import type { Action } from "#web/design/actions/actions.tsx";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { LabBookingModel } from "./lab-booking-model.ts";

type LabBookingActionsProps = { readonly model: LabBookingModel; readonly booking: LabBookingView };

/** What can be done with a booking: read its report, another slot, no other sample, or none of it at all. */
export const LabBookingActions = observer(function LabBookingActions({ model, booking }: LabBookingActionsProps) {
  const [isCancelling, setCancelling] = useState(false);
  const { purchase, cancellation } = model;
  const focusTarget = useFocusAfterPress<HTMLDivElement>(model.isChoosing);
  const { step } = purchase;
  const { state, isMissed } = booking;
  const isSpoilt = state === "recollect";
  const isBooked = state === "booked" || state === "assigned";
  const has = (...events: readonly LabStepEvent[]) => booking.steps.some(({ event }) => events.includes(event));
  const report: Action | null = hasReport(booking)
    ? { key: "report", title: says.readReport, address: labAddress.report(booking.id) }
    : null;
  const mayMove = isSpoilt || (isBooked && (isMissed || isMovable(booking, purchase.now())));
  const move: Action | null = mayMove && !model.isChoosing ? { key: "move", title: says.change, onPress: () => void model.choose() } : null;
  const isUrgent = isSpoilt || isMissed;
  const main = isUrgent ? move : report;
  const others: readonly (Action | null)[] = [
    isUrgent ? report : move,
    isSpoilt
      ? {
          key: "decline",
          title: says.declineOf(booking),
          state: step.kind === "sending" ? "busy" : "ready",
          onPress: () => void model.decline(),
        }
      : null,
    isBooked ? { key: "cancel", title: says.cancel, isDanger: true, onPress: () => setCancelling(true) } : null,
    has("pay", "revive") ? { key: "bills", title: says.bills, address: labAddress.bills(booking.id) } : null,
    { key: "help", title: says.help, address: labAddress.help(booking.id) },
  ];
  return (
    <section className="stack gap-3">
      {isBooked && !isMissed ? <p className="small muted">{says.movesLeftOf(booking, purchase.now())}</p> : null}
      <Actions main={main} others={others.filter((action) => action !== null)} more={says.moreActions} />
      {model.isChoosing ? <OtherSlot model={model} /> : null}
      <div ref={focusTarget} role="status" tabIndex={-1}>
        {step.kind === "unavailable" ? <Notice kind="bad">{says.unavailable}</Notice> : null}
        {model.stays === null ? null : <Notice kind="good">{says.staysAt(model.stays)}</Notice>}
        {step.kind === "refused" ? <Notice kind="bad">{says.refusal(step.refusal)}</Notice> : null}
      </div>
      {isCancelling ? (
        <CancelDialog model={cancellation} words={says} refusal={says.refusal} onClose={() => setCancelling(false)}>
          {(preview) => <BookingFacts facts={says.cancelFactsOf(preview)} />}
        </CancelDialog>
      ) : null}
    </section>
  );
});

const OtherSlot = observer(function OtherSlot({ model }: { readonly model: LabBookingModel }) {
  const { slots } = model;
  const { step } = model.purchase;
  const lost = slots.start === null || slots.isStaying ? null : says.lostAt(slots.start, model.purchase.now());
  return (
    <>
      <SlotFields slots={slots} onChoose={model.chooseTime} />
      <div role="status">{lost === null ? null : <Notice kind="note">{lost}</Notice>}</div>
      <div className="row flex-wrap">
        <Button look="main" state={step.kind === "sending" ? "busy" : slots.isReady ? "ready" : "off"} onPress={() => void model.move()}>
          {step.kind === "sending" ? says.moving : slots.isReady ? says.move : says.notReady(slots, says.move)}
        </Button>
        <Button look="quiet" onPress={model.keepTime}>
          {slots.booked === null ? says.notNow : says.keepTime}
        </Button>
      </div>
    </>
  );
});
