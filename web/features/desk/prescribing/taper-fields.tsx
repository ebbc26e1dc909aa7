import { stepFaults, TAPER_STEPS } from "#core/consultations/prescriptions/schedule-faults.ts";
import { Button } from "#web/design/button/button.tsx";
import { TextField } from "#web/design/fields/text-field.tsx";
import { EMPTY_STEP, stepIn } from "./schedule-form.ts";
import { TimesFields } from "./times-fields.tsx";
import { prescribingPhrases as phrases } from "./wording/prescribing.ts";
import type { StepForm } from "./schedule-form.ts";

type TaperProps = {
  readonly steps: readonly StepForm[];
  /** Whether the taper is found wrong: then each step says what is. */
  readonly isFaulty: boolean;
  /** Whether each step has to say how much. */
  readonly asksDose: boolean;
  /** Why a text can't stand on the paper; null: it can. */
  readonly unprinted: (text: string) => string | null;
  readonly onChange: (steps: readonly StepForm[]) => void;
};

/** The steps of a taper: how much, for how many days, and when. */
export function TaperFields({ steps, isFaulty, asksDose, unprinted, onChange }: TaperProps) {
  const write = (place: number, changed: Partial<StepForm>) =>
    onChange(steps.map((step, nth) => (nth === place ? { ...step, ...changed } : step)));
  const isTooLong = isFaulty && steps.every((step) => stepFaults(stepIn(step)).size === 0); // Each step alone is sound.
  return (
    <div className="stack gap-4">
      {steps.map((step, place) => {
        const faults = isFaulty ? stepFaults(stepIn(step)) : new Set<string>();
        const fault = (["times", "other-times"] as const).find((one) => faults.has(one));
        const heading = phrases.step({ number: String(place + 1) });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          <fieldset key={place} className="stack gap-3">
            <legend className="strong">{heading}</legend>
            <div className="booking-fields">
              <TextField
                label={phrases.stepDose}
                hint={phrases.stepDoseHint}
                value={step.dose}
                problem={
                  (faults.has("dose") ? phrases.itemFaults.amount : null) ??
                  (asksDose && step.dose.trim() === "" ? phrases.itemFaults["step-dose"] : null) ??
                  unprinted(step.dose)
                }
                onChange={(dose) => write(place, { dose })}
              />
              <TextField
                label={phrases.days}
                inputMode="numeric"
                value={step.days}
                problem={
                  faults.has("days") ? phrases.itemFaults.days : isTooLong && place === steps.length - 1 ? phrases.itemFaults.steps : null
                }
                onChange={(days) => write(place, { days })}
              />
            </div>
            <TimesFields
              times={step}
              problem={fault === undefined ? null : phrases.itemFaults[fault]}
              onChange={(changed) => write(place, changed)}
            />
            {steps.length > TAPER_STEPS.least ? (
              <div className="row">
                <Button look="quiet" onPress={() => onChange(steps.toSpliced(place, 1))}>
                  {phrases.remove}
                  <span className="visually-hidden"> {heading}</span>
                </Button>
              </div>
            ) : null}
          </fieldset>
        );
      })}
      {steps.length < TAPER_STEPS.most ? (
        <div className="row">
          <Button look="quiet" onPress={() => onChange([...steps, EMPTY_STEP])}>
            {phrases.addStep}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
