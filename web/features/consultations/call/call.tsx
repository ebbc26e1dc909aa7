import CalendarX from "lucide-react/icons/calendar-x";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { BirthdateNeeded } from "#web/features/consultations/booking/birthdate-needed.tsx";
import { OwnZone } from "#web/features/payments/purchase/own-zone.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { languageWords } from "#web/design/wording/language.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { useDependency, useNeeds } from "#web/platform/window/dependencies.tsx";
import { BeforeCall } from "./before-call.tsx";
import { CallModel, callNeeds } from "./call-model.ts";
import { CallRoom } from "./call-room.tsx";
import { isOver } from "./call-seat.ts";
import "#web/features/payments/purchase/bookings.css";
import "./call.css";
import type { ReactNode } from "react";
import type { Mode } from "#core/consultations/practitioner.ts";
import type { CallSeat } from "./call-seat.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

export type CallProps = {
  readonly customer: CustomerId;
  readonly seat: CallSeat;
  readonly id: string | null;
  readonly mode: Mode;
  readonly waiting: ReactNode;
};

/** A consultation, from the look at one's devices to its end. */
export const Call = observer(function Call({ customer, seat, id, mode, waiting }: CallProps) {
  const useCases = useNeeds(callNeeds);
  const now = useDependency(Clock);
  const read = seat.useRead();
  const [model] = useState(
    () =>
      new CallModel({ customer, asked: id, mode, seat: { ...seat, read } }, { ...useCases, now, newKey, language: languageWords.language }),
  );
  useEffect(() => model.begin(), [model]);
  const { state } = model;
  if (state.kind === "unavailable") return <TryAgain what={callPhrases.notShown} onPress={() => void model.ask()} />;
  if (state.kind !== "read") return waiting;
  const sides = state.value;
  if (sides === null)
    return (
      <NothingYet Icon={CalendarX} heading={callPhrases.none} text={callPhrases.noneText}>
        <a className="button main" target="_self" href={seat.back.address(null)}>
          {seat.back.title}
        </a>
      </NothingYet>
    );
  const { sitting } = model;
  const room = sitting.kind === "inside" ? model.room : null;
  const isEnded = isOver(sides) || (sitting.kind === "ended" && sitting.end === "over");
  const birthdate = sides.asksBirthdate && !isEnded ? <BirthdateNeeded customer={customer} /> : null;
  const outcome =
    seat.Outcome === undefined ? null : (
      <seat.Outcome
        customer={customer}
        sides={sides}
        state={isOver(sides) ? sides.state : (model.room?.state ?? sides.state)}
        isInRoom={room !== null && !isEnded}
      />
    );
  return (
    <div className="booking-page">
      <div className="call-sides stack gap-1">
        <p className="lead">{callPhrases.with({ name: sides.other })}</p>
        {sides.facts.map((fact) => (
          <p key={fact} className="muted">
            {fact}
          </p>
        ))}
        <p className="muted">{momentAt(sides.start)}</p>
        <OwnZone at={sides.start} />
      </div>
      {seat.Alert === undefined ? null : <seat.Alert customer={customer} sides={sides} />}
      {room === null ? birthdate : null}
      {sides.mode !== mode ? (
        <>
          <Notice kind="note">{callPhrases.otherPage[sides.mode]}</Notice>
          <a className="button main" target="_self" href={seat.address(sides.mode, sides.id)}>
            {sides.mode === "video" ? callPhrases.toVideo : callPhrases.toAudio}
          </a>
        </>
      ) : isEnded ? (
        <div role="status" className="stack gap-3">
          <h2>{callPhrases.over}</h2>
          <p>{seat.overText}</p>
          {outcome}
          <a className="button main" target="_self" href={seat.back.address(sides)}>
            {seat.back.title}
          </a>
        </div>
      ) : sides.now < sides.opens ? (
        <Notice kind="note">{callPhrases.opensAtMoment({ moment: momentAt(sides.opens) })}</Notice>
      ) : room !== null ? (
        <>
          <CallRoom model={model} seat={seat} room={room} other={sides.other} outcome={outcome} />
          {birthdate}
        </>
      ) : (
        <>
          <BeforeCall model={model} seat={seat} sides={sides} mode={mode} />
          {outcome}
        </>
      )}
      {isEnded || sides.now < sides.opens ? null : <p className="muted">{callPhrases.closes({ time: timeAt(sides.closes) })}</p>}
    </div>
  );
});
