import { Button } from "#web/design/button/button.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import { Notice } from "#web/design/notice/notice.tsx";
import { emergencyWords } from "#web/features/desk/emergency-words.ts";
import { toneOf } from "#web/features/consultations/appointments/appointment-tone.ts";
import { callingOffPhrases } from "#web/features/desk/calling-off/wording/calling-off.ts";
import { canBeCalledOff } from "#web/features/desk/calling-off/can-be-called-off.ts";
import { consultationAddress } from "#web/platform/addresses/consultation-address.ts";
import { patientFacts } from "#web/features/desk/patient-facts.ts";
import { prescribingPhrases } from "#web/features/desk/prescribing/wording/prescribing.ts";
import { PatientBeside } from "#web/features/desk/beside/patient-beside.tsx";
import { dayPhrases } from "#web/features/desk/wording/day.ts";
import { isRoomOpen, isToCome } from "./day-part.ts";
import { dayWords } from "./day-words.ts";
import type { RefObject } from "react";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { EmergencySign } from "#core/consultations/safety/person-health.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";

type DayPaneProps = {
  /** The practitioner's account. */
  readonly customer: CustomerId;
  readonly entry: DeskEntry;
  readonly sign: EmergencySign | null;
  readonly now: number;
  /** Why it is this one that is shown first; null: it was chosen. */
  readonly why: string | null;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onCallOff: () => void;
};

/** One appointment of the day: who it is, how long they have waited, the way into the room, and what the patient said. */
export function DayPane({ customer, entry, sign, now, why, heading, onCallOff }: DayPaneProps) {
  const { id, start, mode, state, patient, waitingSince, opens } = entry;
  const about = <span className="visually-hidden"> {patientFacts(patient)}</span>;
  return (
    <section className="day-pane" aria-labelledby="day-pane">
      <div className="stack gap-1">
        {why === null ? null : <p className="day-why">{why}</p>}
        <h3 id="day-pane" ref={heading} tabIndex={-1}>
          {timeAt(start)}, {patientFacts(patient)}
        </h3>
        <p className="muted">{dayWords.how(entry)}</p>
      </div>
      <div role="status">{sign === null ? null : <Notice kind="bad">{emergencyWords(sign)}</Notice>}</div>
      {waitingSince === null || !isToCome(entry, now) ? (
        <p className="booking-state" data-tone={toneOf(state)}>
          {dayWords.state(entry, now)}
        </p>
      ) : (
        <p className="day-waits">{dayWords.waits(waitingSince, now)}</p>
      )}
      {isRoomOpen(entry, now) ? (
        <div className="row">
          <a className="button main big" target="_self" href={consultationAddress.callAtDesk(mode, id)}>
            {dayPhrases.open}
          </a>
        </div>
      ) : OPEN_STATES.includes(state) && now < opens ? (
        <p className="muted">{dayPhrases.opensAt({ time: timeAt(opens) })}</p>
      ) : null}
      {OPEN_STATES.includes(state) || state === "completed" ? (
        <>
          <div className="row flex-wrap">
            {state === "in_progress" || state === "completed" ? (
              <a className="button quiet" href={consultationAddress.prescribing(id)}>
                {prescribingPhrases.open}
                {about}
              </a>
            ) : null}
            {canBeCalledOff(entry) ? (
              <Button look="danger-quiet" onPress={onCallOff}>
                {callingOffPhrases.open}
                {about}
              </Button>
            ) : null}
          </div>
          <PatientBeside customer={customer} booking={id} patient={patientFacts(patient)} />
        </>
      ) : null}
    </section>
  );
}
