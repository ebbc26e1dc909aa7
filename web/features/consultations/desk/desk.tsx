import { CalendarX } from "lucide-react";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { weekdayOf } from "#web/design/figures/days.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { TryAgain } from "#web/features/account/page/try-again.tsx";
import { consultationAddress } from "#web/features/consultations/consultation-address.ts";
import { bookingHeads } from "#web/features/consultations/wording/booking-heads.ts";
import { callPhrases } from "#web/features/consultations/wording/calls.ts";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { Whole } from "#web/platform/late/whole.ts";
import { useDependency } from "#web/platform/window/dependencies.tsx";
import { callingOffPhrases } from "./calling-off/wording/calling-off.ts";
import { canBeCalledOff } from "./calling-off/can-be-called-off.ts";
import { DeskCard } from "./desk-card.tsx";
import { DeskModel } from "./desk-model.ts";
import "#web/features/consultations/booking/bookings.css";
import type { ReactNode } from "react";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const CallOffDialog = latePart(lateCode(() => import("./calling-off/call-off-dialog.tsx"), "CallOffDialog"));

/** Whom a practitioner meets on a day, and who waits. */
export const Desk = observer(function Desk({ customer, waiting }: { readonly customer: CustomerId; readonly waiting: ReactNode }) {
  const whole = useDependency(Whole);
  const [model] = useState(() => new DeskModel(customer, whole));
  const [callingOff, callOff] = useState<readonly DeskEntry[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => model.begin(), [model]);
  const { state } = model;
  if (state.kind === "unavailable") return <TryAgain what={callPhrases.desk} onPress={() => void model.look()} />;
  if (state.kind !== "read") return waiting;
  if (state.value === null) return <NothingYet Icon={CalendarX} heading={callPhrases.noDesk} text={callPhrases.noDeskText} />;
  const { name, day, entries, now } = state.value;
  const ahead = entries.filter(canBeCalledOff);
  const close = () => {
    callOff([]);
    heading.current?.focus(); // The button that opened it may be gone.
  };
  return (
    <div className="booking-page">
      <div className="stack gap-1">
        <p className="lead">{name}</p>
        <h2 ref={heading} tabIndex={-1}>
          {weekdayOf(day)}
        </h2>
      </div>
      <p className="row flex-wrap">
        <a className="link roomy" href={consultationAddress.ownHours}>
          {bookingHeads.hours.title}
        </a>
        <a className="link roomy" href={consultationAddress.ownTimes}>
          {bookingHeads.times.title}
        </a>
      </p>
      <div className="row flex-wrap">
        <Button look="quiet" onPress={() => model.goBy(-1)}>
          {callPhrases.earlier}
        </Button>
        <Button look="quiet" onPress={() => model.today()}>
          {callPhrases.today}
        </Button>
        <Button look="quiet" onPress={() => model.goBy(1)}>
          {callPhrases.later}
        </Button>
        <Button look="quiet" onPress={() => void model.look()}>
          {callPhrases.refresh}
        </Button>
      </div>
      <div role="status" className="stack gap-1">
        {entries
          .filter(({ waitingSince }) => waitingSince !== null)
          .map(({ id, start, patient }) => (
            <p key={id}>
              {callPhrases.patientWaits({ name: patient.name ?? callPhrases.nameless })} ({momentAt(start)})
            </p>
          ))}
      </div>
      {entries.length === 0 ? (
        <NothingYet Icon={CalendarX} heading={callPhrases.noAppointments} text={callPhrases.noAppointmentsText} />
      ) : (
        <ul className="booking-cards">
          {entries.map((entry) => (
            <DeskCard key={entry.id} customer={customer} entry={entry} now={now} onCallOff={() => callOff([entry])} />
          ))}
        </ul>
      )}
      {ahead.length > 1 ? (
        <div className="row">
          <Button look="danger-quiet" onPress={() => callOff(ahead)}>
            {callingOffPhrases.openDay}
          </Button>
        </div>
      ) : null}
      {callingOff.length === 0 ? null : (
        <CallOffDialog customer={customer} entries={callingOff} onDone={() => void model.look()} onClose={close} />
      )}
    </div>
  );
});
