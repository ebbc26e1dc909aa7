import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { Button } from "#web/design/button/button.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { Notice } from "#web/design/notice/notice.tsx";
import { TryAgain } from "#web/design/try-again/try-again.tsx";
import { profileWords } from "#web/features/consultations/profile/profile-words.ts";
import { NoDesk } from "#web/features/desk/frame/no-desk.tsx";
import { useNeeds } from "#web/platform/window/dependencies.tsx";
import { TimesModel, timesNeeds } from "./times-model.ts";
import { timesWords } from "./times-words.ts";
import { timesPhrases as phrases } from "./wording/times.ts";
import "#web/features/payments/purchase/bookings.css";
import "./times.css";
import type { ReactNode } from "react";
import type { OwnCalendar } from "#core/consultations/own-calendar/show-own-calendar.use-case.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";
import type { ShownDay } from "./times-model.ts";

/** A practitioner sees each time of a day, and why it is offered or not. */
export const Times = observer(function Times({ customer, waiting }: { readonly customer: CustomerId; readonly waiting: ReactNode }) {
  const useCases = useNeeds(timesNeeds);
  const [model] = useState(() => new TimesModel(customer, useCases));
  useEffect(() => void model.ask(), [model]);
  const { own, day, chosen } = model;
  if (own.kind === "unavailable") return <TryAgain what={phrases.notShown} onPress={() => void model.ask()} />;
  if (own.kind !== "read") return waiting;
  if (own.value === null) return <NoDesk />;
  return (
    <div className="booking-page">
      {chosen === null ? null : (
        <div className="stack gap-3">
          <TextField label={phrases.day} type="date" value={chosen.date} onChange={(text) => void model.chooseDay(text)} />
          <div className="row flex-wrap">
            <Button look="quiet" onPress={() => void model.goBy(-1)}>
              {phrases.earlier}
            </Button>
            <Button look="quiet" onPress={() => void model.goBy(1)}>
              {phrases.later}
            </Button>
            <Button look="quiet" onPress={() => void model.choose({})}>
              {phrases.refresh}
            </Button>
          </div>
          <ChoiceField
            label={phrases.length}
            value={String(chosen.length)}
            choices={model.lengths.map((length) => ({ value: String(length), words: profileWords.minutes(length) }))}
            onChange={(length) => void model.choose({ length: Number(length) })}
          />
        </div>
      )}
      {day.kind === "reading" ? (
        waiting
      ) : day.kind === "unavailable" || day.value === null ? (
        <TryAgain what={phrases.notShown} onPress={() => void model.ask()} />
      ) : (
        <>
          <div role="status">{model.isOutdated ? <Notice kind="bad">{phrases.outdated}</Notice> : null}</div>
          <DayOfTimes own={own.value} day={day.value} />
        </>
      )}
    </div>
  );
});

function DayOfTimes({ own, day }: { readonly own: OwnCalendar; readonly day: ShownDay }) {
  const { asked, entries } = day;
  return (
    <div className="stack gap-3">
      <div role="status">
        <h2>{timesWords.onDay(day)}</h2>
      </div>
      <ul className="own-times">
        {entries
          .filter(({ reason }) => reason !== "pause")
          .map((entry) => (
            <li key={entry.from} className={entry.start === null ? "muted" : undefined}>
              <span>{timesWords.span(entry)}</span>
              <span className="booking-state" data-tone={toneOf(entry.reason)}>
                {timesWords.reason(entry, own, asked.length)}
              </span>
            </li>
          ))}
      </ul>
      <p className="small muted">{phrases.indianTime}</p>
    </div>
  );
}

const toneOf = (reason: ShownDay["entries"][number]["reason"]): "good" | "waits" | "bad" | "none" => {
  if (reason === "offered") return "good";
  if (reason === "held") return "waits";
  return reason === "booked" || reason === "buffer" ? "bad" : "none";
};
