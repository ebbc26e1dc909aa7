import { assessmentId } from "#core/assessments/answering/assessment.ts";
import { currentQuestionnaire } from "#core/assessments/questions/questionnaires.ts";
import { daysAfter, firstInstantOf } from "#core/shared/day.ts";
import { indianDay } from "#core/shared/indian-time.ts";
import { idAt } from "./id-at.ts";
import type { Assessment, NumberedAnswer } from "#core/assessments/answering/assessment.ts";
import type { CustomerId } from "#core/identity/customer-id.ts";

const HOUR = 60 * 60 * 1000;
const ASSESSMENTS = 14_000; // Beside the ids of what else the demo holds.

const HEALTH: Readonly<Record<string, NumberedAnswer["values"]>> = {
  "red-flag": ["none"],
  conditions: ["thyroid"],
  "takes-medicines": [true],
  medicines: ["Thyroxine 50 micrograms, every morning"],
  "has-allergies": [true],
  "allergy-substances": ["Peanuts"],
  "allergy-reactions": ["The lips swell"],
  sex: ["female"],
  pregnancy: ["no"],
  habits: ["none"],
};

const AYURVEDA: typeof HEALTH = {
  ...HEALTH,
  "complaint-text": ["Heaviness and belching after meals, worst in the evening"],
  duration: ["months"],
  severity: [4],
  course: ["waves"],
  tried: ["Warm water and ajwain: it helps for an hour"],
  agni: ["sharp"],
  "after-meals": ["burning", "heavy"],
  bowel: ["loose"],
  thirst: ["much"],
  sleep: ["short"],
  "sleep-hours": [6.5],
  tongue: ["red"],
  "meal-hours": ["late"],
  build: ["medium"],
  "weight-changes": ["either-way"],
  skin: ["warm"],
  weather: ["heat"],
  pace: ["quick"],
  pressure: ["anger"],
};

const PHYSIO: typeof HEALTH = {
  ...HEALTH,
  "complaint-text": ["The lower back hurts after a day at the desk"],
  duration: ["weeks"],
  severity: [5],
  course: ["same"],
  site: ["lower-back"],
  side: ["middle"],
};

/** What Asha answered before consultations: one assessment complete, one half done. `now` in milliseconds since 1970. */
export function assessmentsAt(now: number, customer: CustomerId): readonly Assessment[] {
  const begun = (kind: Assessment["kind"], ago: number, nth: number, given: typeof HEALTH): Assessment => {
    const at = firstInstantOf(daysAfter(indianDay(now), -ago)) + 20 * HOUR;
    const answers = Object.entries(given).map(([linkId, values], index) => ({ linkId, values, n: at + 15_000 * index }));
    return {
      id: assessmentId(idAt(at, ASSESSMENTS + nth)),
      customer,
      kind,
      member: null,
      booking: null,
      version: currentQuestionnaire(kind).version,
      answers,
      steps: [{ at, event: "begin" }],
    };
  };
  const done = begun("ayurveda", 12, 0, AYURVEDA);
  const at = (done.answers.at(-1)?.n ?? now) + 15_000;
  return [{ ...done, steps: [...done.steps, { at, event: "complete" }] }, begun("physio", 2, 1, PHYSIO)];
}
