import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { CopyHours } from "./copy-hours.tsx";
import { PutBackRow } from "./put-back-row.tsx";
import { WindowFields } from "./window-fields.tsx";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { Weekday } from "#core/consultations/slots/slot-facts.ts";
import type { Day } from "#core/shared/day.ts";
import type { HoursModel } from "./hours-model.ts";

type WeekdayProps = { readonly model: HoursModel; readonly weekday: Weekday; readonly today: Day };

/** The hours of one weekday. */
export const WeekdayHours = observer(function WeekdayHours({ model, weekday, today }: WeekdayProps) {
  const { edited } = model;
  const rows = edited.form.windows.filter((row) => row.weekday === weekday);
  const name = phrases.weekdays[weekday];
  const ways = (
    <>
      <Button look="quiet" label={phrases.addHoursOn({ weekday: name })} onPress={() => model.change((form) => form.addWindow(weekday))}>
        {phrases.addHours}
      </Button>
      <PutBackRow edited={edited} place={weekday} />
    </>
  );
  return (
    <section className="booking-card hours-weekday" aria-label={name}>
      <h3>{name}</h3>
      {rows.length === 0 ? <p className="muted">{phrases.none}</p> : null}
      {rows.map((row, place) => (
        <WindowFields
          key={row.key}
          model={model}
          row={row}
          title={phrases.window({ weekday: name, number: String(place + 1) })}
          today={today}
        />
      ))}
      {rows.length === 0 ? (
        <div className="row flex-wrap">{ways}</div>
      ) : (
        <CopyHours model={model} weekday={weekday}>
          {ways}
        </CopyHours>
      )}
    </section>
  );
});
