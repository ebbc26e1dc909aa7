import { mostHoursApart } from "#core/consultations/prescriptions/schedule-faults.ts";
import { WEEKDAYS } from "#core/consultations/slots/slot-facts.ts";
import { ChipsField } from "#web/design/fields/chips-field.tsx";
import { ChoiceField } from "#web/design/fields/choice-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { scheduleWords } from "#web/features/consultations/prescriptions/schedule-words.ts";
import { typedWhole } from "#core/shared/typed-number.ts";
import { SCHEDULE_CHOICES, withChoice } from "./schedule-form.ts";
import { TaperFields } from "./taper-fields.tsx";
import { TimesFields } from "./times-fields.tsx";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
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
  const { choice, lasts } = item;
  const problem = (of: Exclude<ItemFault, "apart">) => (faults.has(of) ? phrases.itemFaults[of] : null);
  const apart = faults.has("apart") ? phrases.apartFault({ most: String(mostHoursApart(typedWhole(item.mostADay) ?? 0)) }) : null;
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
        onChange={(value) => onChange(withChoice(item, value, item.details.dose ?? ""))}
      />
      {choice === "every" ? number(phrases.every, "every", problem("every"), phrases.everyHint) : null}
      {choice === "weekdays" ? (
        <ChipsField
          label={phrases.weekdays}
          choices={WEEKDAYS.map((value) => ({ value, words: scheduleWords.weekday(value) }))}
          chosen={item.weekdays}
          problem={problem("weekdays")}
          onChange={(weekdays) => onChange({ weekdays })}
        />
      ) : null}
      {isPlanned ? <TimesFields times={item} problem={problem("times") ?? problem("other-times")} onChange={onChange} /> : null}
      {choice === "taper" ? (
        <TaperFields
          steps={item.steps}
          isFaulty={faults.has("steps")}
          asksDose={faults.has("step-dose")}
          unprinted={unprinted}
          onChange={(steps) => onChange({ steps })}
        />
      ) : null}
      {choice === "as-needed" ? (
        <div className="booking-fields">
          {number(phrases.mostADay, "mostADay", problem("most-a-day"))}
          {number(phrases.hoursApart, "hoursApart", apart)}
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
