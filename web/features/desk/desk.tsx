import CalendarX from "lucide-react/icons/calendar-x";
import { observer } from "mobx-react-lite";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { NothingYet } from "#web/design/empty-state/nothing-yet.tsx";
import { weekdayOf } from "#web/design/figures/days.ts";
import { momentAt } from "#web/design/figures/moments.ts";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { lateCode } from "#web/platform/late/late-code.ts";
import { latePart } from "#web/platform/late/late-part.ts";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { callingOffPhrases } from "./calling-off/wording/calling-off.ts";
import { canBeCalledOff } from "./calling-off/can-be-called-off.ts";
import { DayList } from "./day/day-list.tsx";
import { DayWays } from "./day/day-ways.tsx";
import { DayPane } from "./day/day-pane.tsx";
import { isToCome, nextIn, partOf, waitingIn } from "./day/day-part.ts";
import { NoDesk } from "./frame/no-desk.tsx";
import { DeskModel, deskNeeds } from "./desk-model.ts";
import { patientName } from "./patient-facts.ts";
import { dayPhrases } from "./wording/day.ts";
import { deskCallPhrases } from "./wording/desk-call.ts";
import type { ReactNode } from "react";
import type { DeskBooking } from "./frame/desk-page.tsx";
import type { DayPart } from "./day/day-part.ts";
import type { DeskEntry } from "#core/consultations/call/show-desk-day.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const CallOffDialog = latePart(lateCode(() => import("./calling-off/call-off-dialog.tsx"), "CallOffDialog"));

const PARTS: readonly DayPart[] = ["waiting", "ahead", "over", "cancelled"];

type DeskProps = {
  readonly customer: CustomerId;
  /** The day and the appointment that are shown first; null: today, and whoever comes next. */
  readonly first: Pick<DeskBooking, "day" | "id">;
  readonly waiting: ReactNode;
};

/** Whom a practitioner meets on a day, who waits, and beside them the one they turn to. */
export const Desk = observer(function Desk({ customer, first, waiting }: DeskProps) {
  const useCases = useNeeds(deskNeeds);
  const [model] = useState(() => new DeskModel(customer, useCases, first.day));
  const [callingOff, callOff] = useState<readonly DeskEntry[]>([]);
  const [chosen, choose] = useState(first.id);
  const ofDay = useRef<HTMLHeadingElement>(null);
  const ofOne = useRef<HTMLHeadingElement>(null);
  useEffect(() => model.begin(), [model]);
  useEffect(() => {
    if (chosen !== null) ofOne.current?.focus(); // On a narrow screen it stands above the list.
  }, [chosen]);
  const { state } = model;
  if (state.kind === "unavailable") return <TryAgain what={dayPhrases.notShown} onPress={() => void model.look()} />;
  if (state.kind !== "read") return waiting;
  if (state.value === null) return <NoDesk />;
  const { name, day, entries, now, next } = state.value;
  const shown = entries.find(({ id }) => id === chosen) ?? nextIn(entries, now) ?? entries[0];
  const ahead = entries.filter(canBeCalledOff);
  const close = () => {
    callOff([]);
    ofDay.current?.focus(); // The button that opened it may be gone.
  };
  return (
    <div className="day">
      <div className="day-head">
        <div className="day-of">
          <h2 ref={ofDay} tabIndex={-1}>
            {weekdayOf(day)}
          </h2>
          <p className="muted">{name}</p>
        </div>
        <DayWays model={model} shown={state.value} />
        <dl className="day-figures">
          {PARTS.map((part) => (
            <div key={part} data-part={part}>
              <dt>{dayPhrases.figures[part]}</dt>
              <dd>{entries.filter((entry) => partOf(entry, now) === part).length}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div role="status" className="visually-hidden">
        {waitingIn(entries, now).map(({ id, start, patient }) => (
          <p key={id}>
            {deskCallPhrases.patientWaits({ name: patientName(patient) })} ({momentAt(start)})
          </p>
        ))}
      </div>
      {shown === undefined ? (
        <NothingYet Icon={CalendarX} heading={dayPhrases.noAppointments} text={dayPhrases.noAppointmentsText}>
          {next === null ? null : (
            <Button
              look="quiet"
              onPress={() => {
                ofDay.current?.focus();
                model.show(next);
              }}
            >
              {dayPhrases.nextDay({ day: weekdayOf(next) })}
            </Button>
          )}
        </NothingYet>
      ) : (
        <div className="day-columns">
          <DayList entries={entries} signOf={model.signs.of} now={now} shown={shown.id} onChoose={choose} />
          <DayPane
            key={shown.id}
            customer={customer}
            entry={shown}
            sign={model.signs.of(shown.id)}
            now={now}
            why={shown.id === chosen ? null : whyShown(shown, entries, now)}
            heading={ofOne}
            onCallOff={() => callOff([shown])}
          />
        </div>
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

/** null: it is no more than the first of a day on which nobody is met any more. */
function whyShown(shown: DeskEntry, entries: readonly DeskEntry[], now: number): string | null {
  if (!isToCome(shown, now)) return null;
  return partOf(shown, now) === "waiting" && waitingIn(entries, now).length > 1 ? dayPhrases.longest : dayPhrases.next;
}
