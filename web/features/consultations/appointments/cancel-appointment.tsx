import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Button } from "#web/design/button/button.tsx";
import { Dialog } from "#web/design/dialog/dialog.tsx";
import { BookingFacts } from "#web/features/consultations/booking/booking-facts.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { bookingWords } from "#web/features/consultations/booking/booking-words.ts";
import type { AppointmentModel } from "./appointment-model.ts";

/** What comes back, before anything is done that can't be undone. */
export const CancelAppointment = observer(function CancelAppointment({
  model,
  onClose,
}: {
  readonly model: AppointmentModel;
  readonly onClose: () => void;
}) {
  useEffect(() => void model.askPreview(), [model]);
  const { preview, cancelling } = model;
  const shown = preview.kind === "read" && preview.value.kind === "ok" ? preview.value.value : null;
  const send = async () => {
    if (await model.cancel()) onClose();
  };
  return (
    <Dialog
      title={bookingWords.cancelTitle}
      hint={bookingWords.cancelHint}
      closeLabel={bookingWords.close}
      role="alertdialog"
      onClose={onClose}
    >
      <div className="form">
        <div role="status">
          {preview.kind === "unavailable" || cancelling.kind === "unavailable" ? (
            <Notice kind="bad">{bookingWords.unavailable}</Notice>
          ) : null}
          {preview.kind === "read" && preview.value.kind === "refused" ? (
            <Notice kind="bad">{bookingWords.stepRefusal(preview.value.refusal)}</Notice>
          ) : null}
          {cancelling.kind === "refused" ? <Notice kind="bad">{bookingWords.stepRefusal(cancelling.refusal)}</Notice> : null}
          {preview.kind === "reading" ? <span className="skeleton skeleton-line" /> : null}
          {shown === null ? null : <BookingFacts facts={bookingWords.cancelFactsOf(shown)} />}
        </div>
        <div className="row flex-wrap">
          <Button
            look="danger"
            state={cancelling.kind === "sending" ? "busy" : shown === null ? "off" : "ready"}
            onPress={() => void send()}
          >
            {cancelling.kind === "sending" ? bookingWords.cancelling : bookingWords.cancelSend}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {bookingWords.cancelKeep}
          </Button>
        </div>
      </div>
    </Dialog>
  );
});
