import { observer } from "mobx-react-lite";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { Button } from "#web/design/button/button.tsx";
import { SendButton } from "#web/design/button/send-button.tsx";
import { Form } from "#web/design/fields/form.tsx";
import { ExceptionFields } from "./exception-fields.tsx";
import { HoursOutcome } from "./hours-outcome.tsx";
import { PutBackRow } from "./put-back-row.tsx";
import { WeekdayHours } from "./weekday-hours.tsx";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { Day } from "#core/shared/day.ts";
import type { HoursModel } from "./hours-model.ts";

type FormProps = { readonly model: HoursModel; readonly today: Day };

/** The hours of each week, and what differs from them. */
export const HoursFields = observer(function HoursFields({ model, today }: FormProps) {
  const { edited, faults, sending } = model;
  const { exceptions } = edited.form;
  return (
    <Form label={phrases.week} onSubmit={() => void model.look()} faults={faults} autoComplete="off">
      <div className="hours-parts">
        <section className="hours-part">
          <div className="stack gap-1">
            <h2>{phrases.week}</h2>
            <p className="muted">{phrases.weekText}</p>
          </div>
          <div className="hours-week">
            {WEEKDAYS.map((weekday) => (
              <WeekdayHours key={weekday} model={model} weekday={weekday} today={today} />
            ))}
          </div>
        </section>
        <section className="hours-part">
          <div className="stack gap-1">
            <h2>{phrases.exceptions}</h2>
            <p className="muted">{phrases.exceptionsText}</p>
          </div>
          {exceptions.length === 0 ? <p className="muted">{phrases.noExceptions}</p> : null}
          <ul className="booking-cards">
            {exceptions.map((row, place) => (
              <ExceptionFields key={row.key} model={model} row={row} number={numberOf(exceptions, place)} today={today} />
            ))}
          </ul>
          <PutBackRow edited={edited} place="exceptions" />
          <div className="row flex-wrap">
            <Button look="quiet" onPress={() => model.change((form) => form.addOff())}>
              {phrases.addOff}
            </Button>
            <Button look="quiet" onPress={() => model.change((form) => form.addDay())}>
              {phrases.addDay}
            </Button>
          </div>
        </section>
      </div>
      <div className={edited.isChanged || model.done !== null ? "hours-end is-changed" : "hours-end"}>
        <HoursOutcome model={model} />
        <div className="row flex-wrap">
          <SendButton state={sending.kind === "sending" ? "sending" : edited.isChanged ? "ready" : "off"}>
            {sending.kind === "sending" ? phrases.checking : phrases.check}
          </SendButton>
          {edited.isChanged ? (
            <Button look="quiet" onPress={() => model.forget()}>
              {phrases.forget}
            </Button>
          ) : (
            <p className="muted">{phrases.unchanged}</p>
          )}
        </div>
      </div>
    </Form>
  );
});

/** Which of its kind an exception is, counted from 1. */
const numberOf = (exceptions: HoursModel["edited"]["form"]["exceptions"], place: number): number =>
  exceptions.slice(0, place + 1).filter(({ kind }) => kind === exceptions[place]?.kind).length;
