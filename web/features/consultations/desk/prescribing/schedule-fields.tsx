import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { describedBy } from "#web/design/fields/described-by.ts";
import { FieldNotes } from "#web/design/fields/field-notes.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { scheduleWords } from "#web/features/consultations/prescriptions/schedule-words.ts";
import { SCHEDULE_CHOICES } from "./schedule-form.ts";
import { TaperFields } from "./taper-fields.tsx";
import { TimesFields } from "./times-fields.tsx";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import type { Weekday } from "#core/consultations/slots/slot-facts.ts";
import type { Day } from "#core/shared/day.ts";
import type { ItemFault, ItemForm } from "./item-form.ts";

type ScheduleProps = {
  readonly item: ItemForm;
  readonly today: Day;
  readonly faults: ReadonlySet<ItemFault>;
  /** Why a text can't stand on the paper; null: it can. */
  readonly unprinted: (text: string) => string | null;
  readonly onChange: (changed: Partial<ItemForm>) => void;
};

/** When an item is taken or done, from when on, and for how long. */
export function ScheduleFields({ item, today, faults, unprinted, onChange }: ScheduleProps) {
  const { choice, lasts, key } = item;
  const problem = (of: ItemFault) => (faults.has(of) ? phrases.itemFaults[of] : null);
  type NumberField = "every" | "days" | "doses" | "mostADay" | "hoursApart";
  const number = (label: string, name: NumberField, wrong: string | null, hint?: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      value={item[name]}
      problem={wrong}
      onChange={(text) => onChange({ [name]: text })}
      {...(hint === undefined ? {} : { hint })}
    />
  );
  const start = (
    <TextField label={phrases.start} type="date" earliest={today} value={item.start} onChange={(text) => onChange({ start: text })} />
  );
  const isPlanned = choice === "daily" || choice === "every" || choice === "weekdays";
  return (
    <>
      <ChoiceField
        label={phrases.schedule}
        value={choice}
        choices={SCHEDULE_CHOICES.map((value) => ({ value, words: phrases.schedules[value] }))}
        onChange={(value) => onChange({ choice: value })}
      />
      {choice === "every" ? number(phrases.every, "every", problem("every"), phrases.everyHint) : null}
      {choice === "weekdays" ? (
        <WeekdayChips id={`weekdays-${key}`} chosen={item.weekdays} problem={problem("weekdays")} onChange={onChange} />
      ) : null}
      {isPlanned ? <TimesFields times={item} problem={problem("times") ?? problem("other-times")} onChange={onChange} /> : null}
      {choice === "taper" ? (
        <TaperFields steps={item.steps} isFaulty={faults.has("steps")} unprinted={unprinted} onChange={(steps) => onChange({ steps })} />
      ) : null}
      {choice === "as-needed" ? (
        <div className="booking-fields">
          {number(phrases.mostADay, "mostADay", problem("most-a-day"))}
          {number(phrases.hoursApart, "hoursApart", problem("apart"))}
        </div>
      ) : null}
      {isPlanned ? (
        <ChoiceField
          label={phrases.lasting}
          value={lasts}
          choices={(["days", "doses"] as const).map((value) => ({ value, words: phrases.lasts[value] }))}
          onChange={(value) => onChange({ lasts: value })}
        />
      ) : null}
      <div className="booking-fields">
        {start}
        {choice === "taper"
          ? null
          : isPlanned && lasts === "doses"
            ? number(phrases.doses, "doses", problem("doses"))
            : number(phrases.days, "days", problem("days") ?? problem("none-due"))}
      </div>
    </>
  );
}

type WeekdayProps = {
  readonly id: string;
  readonly chosen: readonly Weekday[];
  readonly problem: string | null;
  readonly onChange: (changed: Pick<ItemForm, "weekdays">) => void;
};

function WeekdayChips({ id, chosen, problem, onChange }: WeekdayProps) {
  return (
    <fieldset className={problem === null ? "field choice-field" : "field choice-field is-error"}>
      <legend>{phrases.weekdays}</legend>
      <div className="row flex-wrap">
        {WEEKDAYS.map((weekday) => (
          <label key={weekday} className={chosen.includes(weekday) ? "chip is-chosen" : "chip"}>
            <input
              type="checkbox"
              checked={chosen.includes(weekday)}
              {...describedBy(id, problem)}
              onChange={({ target }) =>
                onChange({ weekdays: target.checked ? [...chosen, weekday] : chosen.filter((one) => one !== weekday) })
              }
            />
            {scheduleWords.weekday(weekday)}
          </label>
        ))}
      </div>
      <FieldNotes id={id} problem={problem} />
    </fieldset>
  );
}
