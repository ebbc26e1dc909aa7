import { DAY_PARTS } from "#core/consultations/prescriptions/item-time.ts";
import { TextField } from "#web/design/fields/text-field.tsx";
import { prescriptionPhrases } from "#web/features/consultations/prescriptions/wording/prescriptions.ts";
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
    <>
      <fieldset className="field choice-field">
        <legend>{phrases.times}</legend>
        <div className="row flex-wrap">
          {DAY_PARTS.map((part) => (
            <label key={part} className={parts.includes(part) ? "chip is-chosen" : "chip"}>
              <input
                type="checkbox"
                checked={parts.includes(part)}
                onChange={({ target }) => onChange({ parts: target.checked ? [...parts, part] : parts.filter((one) => one !== part) })}
              />
              {prescriptionPhrases.parts[part]}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        label={phrases.otherTimes}
        hint={phrases.otherTimesHint}
        value={hours}
        problem={problem}
        onChange={(text) => onChange({ hours: text })}
      />
    </>
  );
}
