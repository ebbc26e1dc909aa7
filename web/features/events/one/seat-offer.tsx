import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { eventId } from "#core/events/listed-event.ts";
import { Button } from "#web/design/button/button.tsx";
import { eventWords as words } from "#web/features/events/event-words.ts";
import { SessionStore } from "#web/platform/session/session-store.ts";
import { useFocusAfterPress } from "#web/platform/window/focus-after-press.ts";
import { useNeeds, useStore } from "#web/platform/window/dependencies.tsx";
import { AttendanceModel, attendanceNeeds } from "./attendance-model.ts";
import { seatAnswers } from "./seat-steps.ts";
import type { OwnSeat } from "#core/events/attendance/own-seat.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { OwnDeed } from "#core/events/events.port.ts";
import type { SeatToTake } from "#core/notifications/announcement.ts";

type SeatOfferProps = { readonly seat: SeatToTake; readonly about: string };

/**
 * A seat that is kept for whoever is signed in, or that they have in an event that was moved: taken, passed on, kept or given up where they
 * are told of it.
 */
export const SeatOffer = observer(function SeatOffer(given: SeatOfferProps) {
  const { customer } = useStore(SessionStore);
  return customer === null ? null : <OwnSeatOffer key={customer} customer={customer} {...given} />;
});

const OwnSeatOffer = observer(function OwnSeatOffer({ customer, seat: take, about }: SeatOfferProps & { readonly customer: CustomerId }) {
  const useCases = useNeeds(attendanceNeeds);
  const [model] = useState(() => new AttendanceModel(useCases, customer, eventId(take.event)));
  useEffect(() => void model.own.ask(), [model]);
  const [hasPressed, notePress] = useState(false);
  const { own, state, refusal } = model;
  const seat = own.state.kind === "read" ? (own.state.value?.seat ?? null) : null;
  const said = useFocusAfterPress<HTMLParagraphElement>(seat === null ? null : `${seat.state} ${seat.isAsked}`);
  const press = (action: OwnDeed) => {
    notePress(true);
    void model.take(action);
  };
  const answers = seat === null ? [] : seatAnswers(seat);
  return (
    <>
      <p ref={said} role="status" tabIndex={-1} className="small">
        {sentenceOf(seat, { state, refusal, hasPressed })}
      </p>
      {answers.length === 0 ? null : (
        <div className="row flex-wrap">
          {answers.map(({ deed, label, look }) => (
            <Button
              key={deed}
              look={look}
              state={state === "sending" ? "busy" : "ready"}
              label={`${label}: ${about}`}
              onPress={() => press(deed)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
});

type Outcome = Pick<AttendanceModel, "state" | "refusal"> & { readonly hasPressed: boolean };

/** How it stands after a press, or elsewhere meanwhile; null: there is nothing to say yet. */
function sentenceOf(seat: OwnSeat | null, { state, refusal, hasPressed }: Outcome): string | null {
  if (state === "unavailable") return words.notSent;
  if (refusal !== null) return words.refusals[refusal];
  if (seat?.state === "going") return seat.isAsked ? words.goingAsked : words.going;
  if (seat?.state === "waiting") return seat.isAsked ? words.placeAsked(seat.place ?? 1) : words.place(seat.place ?? 1);
  return hasPressed && seat?.state === "left" ? words.left : null;
}
