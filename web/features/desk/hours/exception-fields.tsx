import { observer } from "mobx-react-lite";
import { Button } from "#web/design/button/button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { fieldOf } from "./calendar-in.ts";
import { TimeFields } from "./time-fields.tsx";
import { useAddedRow } from "./use-added-row.ts";
import { hoursPhrases as phrases } from "./wording/hours.ts";
import type { Day } from "#core/shared/day.ts";
import type { HoursModel } from "./hours-model.ts";
import type { DayRow, OffRow } from "./hours-form.ts";

type RowProps<Row> = { readonly model: HoursModel; readonly row: Row; readonly number: number; readonly today: Day };

/** Time off, or other hours on one day. */
export const ExceptionFields = observer(function ExceptionFields({ model, row, number, today }: RowProps<OffRow | DayRow>) {
  const card = useAddedRow<HTMLLIElement>(model.edited.added === row.key);
  const title = (row.kind === "off" ? phrases.off : phrases.day)({ number: String(number) });
  return (
    <li ref={card} className="booking-card">
      <fieldset className="stack gap-3">
        <legend className="strong">{title}</legend>
        {row.kind === "off" ? (
          <OffFields model={model} row={row} number={number} today={today} />
        ) : (
          <DayFields model={model} row={row} number={number} today={today} />
        )}
        <div className="row flex-wrap">
          {row.kind === "off" ? null : (
            <Button look="quiet" onPress={() => model.change((form) => form.addDayHours(row.key))}>
              {phrases.addHours}
              <span className="visually-hidden"> ({title})</span>
            </Button>
          )}
          <Button look="text" onPress={() => model.change((form) => form.remove(row.key))}>
            {phrases.remove}
            <span className="visually-hidden"> {title}</span>
          </Button>
        </div>
      </fieldset>
    </li>
  );
});

const problemText = (model: HoursModel, key: string, field: Parameters<typeof fieldOf>[1]): string | null => {
  const problem = model.problemOf(fieldOf(key, field));
  return problem === null ? null : phrases.problems[problem];
};

const OffFields = observer(function OffFields({ model, row: { key, firstDay, from, lastDay, to }, today }: RowProps<OffRow>) {
  const write = (changed: Partial<OffRow>) => model.change((form) => form.writeOff(key, changed));
  return (
    <>
      <div className="hours-off">
        <TextField
          label={phrases.firstDay}
          type="date"
          earliest={today}
          value={firstDay}
          problem={problemText(model, key, "firstDay")}
          onChange={(text) => write({ firstDay: text, ...(lastDay === "" ? { lastDay: text } : {}) })}
        />
        <TextField
          label={phrases.offFrom}
          isOptional={phrases.optional}
          type="time"
          value={from}
          onChange={(text) => write({ from: text })}
        />
        <TextField
          label={phrases.lastDay}
          type="date"
          earliest={firstDay === "" ? today : firstDay}
          value={lastDay}
          problem={problemText(model, key, "lastDay")}
          onChange={(text) => write({ lastDay: text })}
        />
        <TextField
          label={phrases.offTo}
          isOptional={phrases.optional}
          type="time"
          value={to}
          problem={problemText(model, key, "to")}
          onChange={(text) => write({ to: text })}
        />
      </div>
      <p className="small muted">{phrases.offHint}</p>
    </>
  );
});

const DayFields = observer(function DayFields({ model, row: { key, date, windows }, today }: RowProps<DayRow>) {
  return (
    <>
      <TextField
        label={phrases.date}
        type="date"
        earliest={today}
        value={date}
        problem={problemText(model, key, "date")}
        onChange={(text) => model.change((form) => form.writeDate(key, text))}
      />
      {windows.length === 0 ? <p className="muted">{phrases.dayClosed}</p> : null}
      {windows.map((hours, place) => (
        <TimeFields
          key={hours.key}
          model={model}
          row={hours}
          title={phrases.dayHours({ number: String(place + 1) })}
          onWrite={(changed) => model.change((form) => form.writeDayHours(key, hours.key, changed))}
        />
      ))}
    </>
  );
});
