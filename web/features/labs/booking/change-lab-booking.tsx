import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { BookingFacts } from "#web/features/consultations/booking/booking-facts.tsx";
import { CancelDialog } from "#web/features/payments/cancel-dialog.tsx";
import { labBookingWords as says } from "./lab-booking-words.ts";
import { SlotFields } from "./slot-fields.tsx";
import type { LabBookingView } from "#core/labs/booking/lab-booking-view.ts";
import type { LabBookingModel } from "./lab-booking-model.ts";

type ChangeLabBookingProps = { readonly model: LabBookingModel; readonly booking: LabBookingView };

/** Another slot, no other sample, or none of it at all: what can be done with a booking that is paid for. */
export const ChangeLabBooking = observer(function ChangeLabBooking({ model, booking }: ChangeLabBookingProps) {
  const [isCancelling, setCancelling] = useState(false);
  const { purchase, cancellation } = model;
  const { step } = purchase;
  const { state, isMissed, movesLeft } = booking;
  const isSpoilt = state === "recollect";
  const isBooked = state === "booked" || state === "assigned";
  if (!isBooked && !isSpoilt) return null;
  const mayMove = isSpoilt || isMissed || movesLeft > 0;
  return (
    <section className="stack gap-3">
      {isBooked && !isMissed ? <p className="small muted">{says.movesLeft({ count: String(movesLeft) })}</p> : null}
      <div className="row flex-wrap">
        {mayMove && !model.isChoosing ? (
          <Button look={isSpoilt || isMissed ? "main" : "quiet"} onPress={() => void model.choose()}>
            {says.change}
          </Button>
        ) : null}
        {isSpoilt ? (
          <Button look="quiet" state={step.kind === "sending" ? "busy" : "ready"} onPress={() => void model.decline()}>
            {says.declineOf(booking)}
          </Button>
        ) : (
          <Button look="quiet" onPress={() => setCancelling(true)}>
            {says.cancel}
          </Button>
        )}
      </div>
      {model.isChoosing ? <OtherSlot model={model} /> : null}
      <div role="status">
        {step.kind === "unavailable" ? <Notice kind="bad">{says.unavailable}</Notice> : null}
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
  return (
    <>
      <SlotFields slots={slots} onChoose={model.chooseTime} />
      <div>
        <Button
          look="main"
          state={step.kind === "sending" ? "busy" : slots.start === null ? "off" : "ready"}
          onPress={() => void model.move()}
        >
          {step.kind === "sending" ? says.moving : slots.start === null ? says.chooseTime : says.move}
        </Button>
      </div>
    </>
  );
});
