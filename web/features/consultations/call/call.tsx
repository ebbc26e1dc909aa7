import { CalendarX } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Clock } from "#core/shared/clock.port.ts";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { OwnZone } from "#web/features/consultations/booking/own-zone.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { languageWords } from "#web/design/wording/language.ts";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { newKey } from "#web/platform/requests/new-key.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { BeforeCall } from "./before-call.tsx";
import { CallModel } from "./call-model.ts";
import { CallRoom } from "./call-room.tsx";
import { callSides } from "./call-sides.ts";
import "#web/features/consultations/booking/bookings.css";
import "./call.css";
import type { ReactNode } from "react";
import type { Mode } from "#core/consultations/practitioner/practitioner.ts";
import type { Customer } from "#core/identity/customer.ts";

type CallProps = {
  readonly customer: Pick<Customer, "id" | "role">;
  readonly id: string | null;
  readonly mode: Mode;
  readonly waiting: ReactNode;
};

/** A consultation, from the look at one's devices to its end. */
export const Call = observer(function Call({ customer, id, mode, waiting }: CallProps) {
  const whole = useDependency(Whole);
  const now = useDependency(Clock);
  const [model] = useState(() => new CallModel(customer, id, mode, { whole, now, newKey, language: languageWords.language }));
  useEffect(() => model.begin(), [model]);
  const { state, times } = model;
  if (state.kind === "unavailable") return <TryAgain what={callPhrases.notShown} onPress={() => void model.ask()} />;
  if (state.kind !== "read") return waiting;
  const read = state.value;
  if (read === null || times === null)
    return (
      <NothingYet Icon={CalendarX} heading={callPhrases.none} text={callPhrases.noneText}>
        <a className="button main" href={consultationAddress.appointments}>
          {callPhrases.toAppointment}
        </a>
      </NothingYet>
    );
  const sides = callSides(read);
  const isOver = !sides.isOpen || read.now >= times.closes;
  return (
    <div className="booking-page">
      <div className="stack gap-1">
        <p className="lead">{callPhrases.with({ name: sides.other })}</p>
        {sides.facts.map((fact) => (
          <p key={fact} className="muted">
            {fact}
          </p>
        ))}
        <p className="muted">{momentAt(sides.start)}</p>
        <OwnZone at={sides.start} />
      </div>
      {sides.mode !== mode ? (
        <>
          <Notice kind="note">{callPhrases.otherPage}</Notice>
          <a className="button main" target="_self" href={consultationAddress.call(sides.mode, sides.id)}>
            {sides.mode === "video" ? callPhrases.toVideo : callPhrases.toAudio}
          </a>
        </>
      ) : isOver || (model.sitting.kind === "ended" && model.sitting.end === "over") ? (
        <div role="status" className="stack gap-3">
          <h2>{callPhrases.over}</h2>
          <p>{callPhrases.overText}</p>
          <a className="button main" href={read.seat === "patient" ? consultationAddress.appointment(sides.id) : consultationAddress.desk}>
            {read.seat === "patient" ? callPhrases.toAppointment : callPhrases.toDesk}
          </a>
        </div>
      ) : read.now < times.opens ? (
        <Notice kind="note">{callPhrases.opensAtMoment({ moment: momentAt(times.opens) })}</Notice>
      ) : model.sitting.kind === "inside" && model.room !== null ? (
        <CallRoom model={model} room={model.room} other={sides.other} />
      ) : (
        <BeforeCall model={model} sides={sides} mode={mode} />
      )}
      {isOver ? null : <p className="muted">{callPhrases.closes({ time: timeAt(times.closes) })}</p>}
    </div>
  );
});
