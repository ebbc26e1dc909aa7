import { Button } from "#web/design/button/button.tsx";
import { timeAt } from "#web/design/figures/clock-time.ts";
import { OPEN_STATES } from "#core/consultations/call/room-times.ts";
import { bookingPhrases } from "#web/features/consultations/wording/booking.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { patientFacts } from "#web/features/consultations/call/call-sides.ts";
import { toneOf } from "#web/features/consultations/appointments/appointment-tone.ts";
import { directoryPhrases } from "#web/features/consultations/wording/directory.ts";
import { profileWords } from "#web/features/consultations/profile/profile-words.ts";
import { callingOffPhrases } from "./calling-off/wording/calling-off.ts";
import { canBeCalledOff } from "./calling-off/can-be-called-off.ts";
import { prescribingPhrases } from "./prescribing/wording/prescribing.ts";
import { OpenShared } from "./shared/open-shared.tsx";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";

type DeskCardProps = {
  /** The practitioner's account. */
  readonly customer: CustomerId;
  readonly entry: DeskEntry;
  readonly now: number;
  readonly onCallOff: () => void;
};

/** An appointment at the desk, with the way into its room while that is open. */
export function DeskCard({ customer, entry, now, onCallOff }: DeskCardProps) {
  const { id, start, length, mode, state, patient, place, waitingSince, opens, closes } = entry;
  const isOpen = OPEN_STATES.includes(state) && opens <= now && now < closes;
  return (
    <li className="booking-card">
      <h3>
        {timeAt(start)}, {patientFacts(patient)}
      </h3>
      <p className="booking-state" data-tone={toneOf(state)}>
        {callingOffPhrases.state[state]}
      </p>
      <p className="muted">{bookingPhrases.how({ mode: directoryPhrases.modes[mode], length: profileWords.minutes(length) })}</p>
      {waitingSince === null ? null : <p>{callPhrases.waits({ time: timeAt(waitingSince) })}</p>}
      {place === "inside" ? <p>{callPhrases.inside}</p> : null}
      {isOpen ? (
        <div className="row">
          <a className="button main" target="_self" href={consultationAddress.call(mode, id)}>
            {callPhrases.open}
          </a>
        </div>
      ) : OPEN_STATES.includes(state) && now < opens ? (
        <p className="muted">{callPhrases.opensAt({ time: timeAt(opens) })}</p>
      ) : null}
      {OPEN_STATES.includes(state) || state === "completed" ? (
        <div className="row flex-wrap">
          {state === "in_progress" || state === "completed" ? (
            <a className="button quiet" href={consultationAddress.prescribing(id)}>
              {prescribingPhrases.open}
              <span className="visually-hidden"> {patientFacts(patient)}</span>
            </a>
          ) : null}
          <OpenShared customer={customer} booking={id} patient={patientFacts(patient)} />
          {canBeCalledOff(entry) ? (
            <Button look="danger-quiet" onPress={onCallOff}>
              {callingOffPhrases.open}
              <span className="visually-hidden"> {patientFacts(patient)}</span>
            </Button>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
