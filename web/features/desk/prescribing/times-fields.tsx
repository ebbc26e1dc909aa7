import { DAY_PARTS } from "#core/consultations/prescription/item-time.ts";
import { ChipsField } from "#web/design/fields/chips-field.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import type { TimesForm } from "./schedule-form.ts";

type TimesProps = {
  readonly times: TimesForm;
  /** What is wrong with them. */
  readonly problem: string | null;
  readonly onChange: (changed: Partial<TimesForm>) => void;
};

/** At which parts of the day, and at which other times. */
export function TimesFields({ times: { parts, hours }, problem, onChange }: TimesProps) {
  return (
    <div className="booking-fields">
      <ChipsField
        label={phrases.times}
        choices={DAY_PARTS.map((value) => ({ value, words: phrases.dayParts[value] }))}
        chosen={parts}
        onChange={(chosen) => onChange({ parts: chosen })}
      />
      <TextField
        label={phrases.otherTimes}
        hint={phrases.otherTimesHint}
        value={hours}
        problem={problem}
        onChange={(text) => onChange({ hours: text })}
      />
    </div>
  );
}
